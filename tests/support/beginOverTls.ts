import { connect } from 'node:tls';

const HEAD =
  'POST /career-file-upload.php HTTP/1.1\r\nHost: www.example.com\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  'Content-Length: 4000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="resumefile"; filename="cv.pdf"\r\n\r\n';

/** Begins an upload by TLS, from an address of its own, and does not end it; `answer` is what came all the same. */
export const beginOverTls = (
  port: number,
  localAddress: string,
): { answer: () => string; leave: () => void } => {
  // The types of TLS leave out what its connection is made with.
  const address = { host: '127.0.0.1', port, localAddress, rejectUnauthorized: false };
  const socket = connect(address).on('error', () => undefined);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  socket.write(HEAD + 'x'.repeat(50_000));
  return { answer: () => answer, leave: () => void socket.destroy() };
};
