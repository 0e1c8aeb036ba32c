import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { refused } from '../../desk/command/staffError.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';

export const retryMail = defineCommand(
  {
    name: 'outbox retry',
    summary: 'Makes a waiting or dead mail due now; its tries are counted anew.',
    parameters: { ID: "the mail's number, as 'outbox list' shows it" },
    options: {},
    examples: ['./staff outbox retry 7'],
  },
  async ({ parameters, database, settings, output, actor }) => {
    const id = readId(parameters.ID, 'a mail');
    const { outbox, dataDir } = await database();
    const mail = await outbox.retry(id, { actor });
    const then =
      settings().mail.smtpUrl === ''
        ? 'it leaves when mail is set up (SMTP_URL)'
        : 'the server sends it within seconds';
    if (mail) return writeLines(output, [`Email ${id} is due now; ${then}`]);
    const isSent = (await outbox.find(id)) !== undefined;
    throw refused(isSent ? `Email ${id} was sent already` : `There is no email ${id}, in ${dataDir}`);
  },
);
