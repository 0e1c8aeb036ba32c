/** IPv4, or IPv6 in brackets. */
const WITH_PORT = /^(?:(?<v4>\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[(?<v6>[^\]]+)\](?::\d{1,5})?)$/;

/** An address as some proxies write it into X-Forwarded-For, with the visitor's port, without it. */
export const withoutPort = (address: string): string => {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  return v4 ?? v6 ?? address;
};
