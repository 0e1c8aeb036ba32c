import { DESK_LIMITS } from '../../../contract/desk/constants.ts';
import { defineCommand } from '../../terminal/command.ts';
import { refusal, usageError } from '../../terminal/failure.ts';
import { writeLines } from '../../terminal/terminal.ts';

const REFERENCE = ['<REF>', 'the reference of an application'] as const;

export const hold = defineCommand(
  {
    name: 'hold',
    summary: 'Stops the automatic deletion of an application, for example because of a claim.',
    args: { reference: REFERENCE },
    options: { reason: ['--reason <TEXT>', 'why; the applicant can read it'] },
    examples: ["./staff hold 7K3QF-0B9XT-M2WZE-H48RD --reason 'Claim of 3 May about the decision'"],
  },
  async ({ args, options, database, output, actor }) => {
    const reason = options.reason?.trim() ?? '';
    if (reason === '' || reason.length > DESK_LIMITS.holdReason)
      throw usageError(`hold needs --reason TEXT, of at most ${DESK_LIMITS.holdReason} characters`);
    const reference = args.reference.toUpperCase();
    const isHeld = await (await database()).holds.setHold({ reference, actor, reason });
    if (!isHeld) throw refusal(`There is no application ${reference}`);
    writeLines(output, [
      `${reference} is not deleted automatically until you run: ./staff release ${reference}`,
    ]);
  },
);

export const release = defineCommand(
  {
    name: 'release',
    summary: 'Lets the automatic deletion of an application go on.',
    args: { reference: REFERENCE },
    options: {},
    examples: ['./staff release 7K3QF-0B9XT-M2WZE-H48RD'],
  },
  async ({ args, database, output, actor }) => {
    const reference = args.reference.toUpperCase();
    const isReleased = await (await database()).holds.setHold({ reference, actor, reason: null });
    if (!isReleased) throw refusal(`There is no application ${reference}`);
    writeLines(output, [`${reference} is deleted when its period ends`]);
  },
);
