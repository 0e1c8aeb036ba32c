import type { IncomingMessage } from 'node:http';

/** All of a plain read that an answer which lies ready depends on. */
export interface Asked {
  url: string;
  isHead: boolean;
  accepted: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether the visitor came by https. */
  isSecure: boolean;
}

export const askedBy = (request: IncomingMessage, isSecure: boolean): Asked => {
  const { url = '', method, headers } = request;
  return {
    url,
    isHead: method === 'HEAD',
    accepted: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    isSecure,
  };
};
