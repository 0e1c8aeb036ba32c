import type { IncomingMessage } from 'node:http';

/** All of a plain read that an answer which lies ready depends on. */
export interface PlainRead {
  url: string;
  isHead: boolean;
  accepted: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether the visitor came by https. */
  isSecure: boolean;
}

export const plainReadOf = (request: IncomingMessage, isSecure: boolean): PlainRead => {
  const { url = '', method, headers } = request;
  return {
    url,
    isHead: method === 'HEAD',
    accepted: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    isSecure,
  };
};
