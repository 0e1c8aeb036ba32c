import { defineCommand } from '../command/defineCommand.ts';
import { readId } from '../command/readId.ts';
import { refused } from '../command/staffError.ts';
import { writeLines } from '../terminal/terminal.ts';

export const retryMail = defineCommand(
  {
    name: 'outbox retry',
    summary: 'Makes a waiting or dead mail due now; its tries are counted anew.',
    parameters: { ID: "the mail's number, as 'outbox list' shows it" },
    options: {},
    examples: ['./staff outbox retry 7'],
  },
  async ({ parameters, desk, output, actor }) => {
    const id = readId(parameters.ID, 'a mail');
    const { outbox } = await desk();
    const mail = await outbox.retry(id, { actor });
    if (mail)
      return writeLines(output, [`Mail ${id} is due now; a server with SMTP_URL sends it within seconds`]);
    throw refused((await outbox.find(id)) ? `Mail ${id} was sent already` : `There is no mail ${id}`);
  },
);
