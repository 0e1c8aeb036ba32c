import { listSettings } from '../../platform/settings/listSettings.ts';
import { defineCommand } from '../../terminal/command.ts';
import { escapeLine, writeLines } from '../../terminal/terminal.ts';

export const showSettings = defineCommand(
  {
    name: 'settings',
    summary: 'Shows the settings in force here, without passwords.',
    args: {},
    options: {},
    examples: ['./staff settings'],
  },
  async ({ settings, output }) => {
    const all = Object.entries(listSettings(settings()));
    writeLines(
      output,
      all.map(([name, value]) => escapeLine(`${name}=${value}`)),
    );
  },
);
