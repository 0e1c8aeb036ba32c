import { api } from '../api.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Loaded, Page } from '../shell/Page.tsx';

/** The current settings; operators change them where the server is started. */
export const SettingsPage = () => (
  <Page title="Settings">
    <p className="muted">In force now. An operator changes them where the server is started.</p>
    <Loaded call={api.useReadSettingsQuery(undefined)}>
      {({ settings }) => (
        <DataTable
          rows={settings}
          getKey={({ name }) => name}
          columns={[
            { heading: 'Setting', className: 'setting-name', cell: ({ name }) => name },
            { heading: 'Value', className: 'setting-value', cell: ({ value }) => value || 'not set' },
          ]}
        />
      )}
    </Loaded>
  </Page>
);
