import { once } from 'node:events';
import { connect } from 'node:tls';

const TIMEOUT_MS = 5000;
const PORT = 443;

/** When the certificate of an https URL expires. Rejects if nobody answers. Does not check whether it is trusted. */
export const certificateEnd = async (siteUrl: string): Promise<Date> => {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect({
    host: hostname,
    port: Number(port) || PORT,
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
