import { pdfOfSize } from '../../support/resumes.ts';
import { requestOf } from './connection.ts';

/** An upload of a PDF of exactly so many bytes. */
export const uploadRequest = (bytes: number): Buffer =>
  requestOf(
    '/career-file-upload.php',
    'multipart/form-data; boundary=b',
    Buffer.concat([
      Buffer.from(
        '--b\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n1\r\n' +
          '--b\r\nContent-Disposition: form-data; name="resumefile"; filename="20261121T101500250Z_cv.pdf"\r\n\r\n',
      ),
      pdfOfSize(bytes),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  );

/** An application with an upload, of a person of its own. */
export const applicationRequest = (resumefile: string, at: number): Buffer => {
  const application = {
    name: `Ada Example ${at}`,
    email: `ada-${at}@example.com`,
    phone: '+44 20 7946 0000',
    otherinformation: 'Available from May. '.repeat(10),
    job_role: 'AV/VC Support Technician',
    job_id: 1,
    resumefile,
  };
  return requestOf('/career-form.php', 'application/json', Buffer.from(JSON.stringify(application)));
};
