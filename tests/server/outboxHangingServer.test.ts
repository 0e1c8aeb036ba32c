import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { until } from '../support/smtp.ts';
import { CLOSING, MINUTE, outboxesOfTests } from './outboxesOfTests.ts';

const outboxOfTest = outboxesOfTests();

describe('the outbox', () => {
  describe('before a mail server that hangs', () => {
    let server: Server;
    let sockets: Socket[];
    const listen = async (talk: (socket: Socket) => void): Promise<string> => {
      sockets = [];
      server = createServer((socket) => {
        sockets.push(socket);
        socket.on('error', () => undefined);
        talk(socket);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    };
    afterEach(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });

    it.each<[string, (socket: Socket) => void]>([
      ['says nothing', () => undefined],
      [
        'says nothing after its greeting',
        (socket) => {
          socket.write('220 mail.example.com ESMTP\r\n');
        },
      ],
    ])('gives up a server that %s', async (_what, talk) => {
      const { toServer, start, submit, onlyMail, tried } = await outboxOfTest();
      await submit();
      start(toServer(await listen(talk), 200));
      await tried(1);
      expect(await onlyMail()).toMatchObject({ status: 'waiting', last_error: 'ETIMEDOUT' });
    });

    it.each([true, false])('leaves a try that never ends (told so: %p)', async (isTold) => {
      const { clock, start, submit, onlyMail, tried } = await outboxOfTest();
      await submit();
      await listen(() => undefined);
      let isTrying = false;
      start((_mail, signal) => {
        isTrying = true;
        return new Promise((_done, reject) => {
          if (isTold) signal.addEventListener('abort', () => reject(signal.reason));
        });
      });
      await until(() => isTrying);
      clock.advance(MINUTE);
      await tried(1);
      expect(await onlyMail()).toMatchObject({ status: 'waiting', last_error: 'AbortError' });
    });

    it('does not wait for ever when it is closed', async () => {
      const { clock, toServer, start, submit, onlyMail } = await outboxOfTest();
      await submit();
      const url = await listen(() => undefined);
      const outbox = start(toServer(url, 60_000));
      await until(() => sockets.length === 1);
      const closing = outbox.close();
      clock.advance(CLOSING);
      await closing;
      expect(await onlyMail()).toMatchObject({ status: 'waiting', attempts: 1 });
    });
  });
});
