import { once } from 'node:events';
import { connect } from 'node:tls';

const TIMEOUT_MS = 5000;
const HTTPS_PORT = 443;

/** When the certificate of an https URL expires. Rejects if there is no response. Ignores whether it is trusted. */
export const readCertificateExpiry = async (siteUrl: string): Promise<Date> => {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect({
    host: hostname,
    port: Number(port) || HTTPS_PORT,
    servername: hostname,
    rejectUnauthorized: false,
    timeout: TIMEOUT_MS,
  });
  socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
  try {
    await once(socket, 'secureConnect');
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
};
