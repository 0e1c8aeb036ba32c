import { findSettingFaults } from '../../platform/settings/checkSettings.ts';
import { listSettings } from '../../platform/settings/listSettings.ts';
import { defineCommand } from '../../terminal/command.ts';
import { refusal } from '../../terminal/failure.ts';
import { escapeLine, writeLines } from '../../terminal/terminal.ts';

export const showSettings = defineCommand(
  {
    name: 'settings',
    summary: 'Shows the settings in force here, without passwords.',
    args: {},
    options: {
      check: ['--check', 'say whether the server would start with them; exit code 1 if it would not'],
    },
    examples: ['./staff settings', './staff settings --check'],
  },
  async ({ settings, options, invocation: { settingsFile }, output }) => {
    if (options.check) {
      const faults = await findSettingFaults(settings, settingsFile);
      if (faults.length === 0) return writeLines(output, ['The settings are in order']);
      const file = settingsFile || 'the settings';
      throw refusal(
        ...faults,
        `The server does not start with these settings. Correct ${file}, then start it again`,
      );
    }
    const all = Object.entries(listSettings(settings()));
    return writeLines(
      output,
      all.map(([name, value]) => escapeLine(`${name}=${value}`)),
    );
  },
);
