import { connect } from 'node:tls';

const HEAD =
  'POST /career-file-upload.php HTTP/1.1\r\nHost: www.example.com\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  'Content-Length: 4000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="resumefile"; filename="cv.pdf"\r\n\r\n';

/**
 * Starts an upload over TLS, from its own client address, and does not finish it. `answer` is the response received
 * anyway.
 */
export const beginOverTls = (
  port: number,
  localAddress: string,
): { answer: () => string; leave: () => void } => {
  // The types of TLS lack the options of its connection.
  const address = { host: '127.0.0.1', port, localAddress, rejectUnauthorized: false };
  const socket = connect(address).on('error', () => undefined);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  socket.write(HEAD + 'x'.repeat(50_000));
  return { answer: () => answer, leave: () => void socket.destroy() };
};
