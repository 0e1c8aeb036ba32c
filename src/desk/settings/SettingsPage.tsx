import { api } from '../api.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Loaded, Page } from '../shell/Page.tsx';

/** The current settings; operators change them where the server is started. */
export const SettingsPage = () => {
  const call = api.useReadSettingsQuery(undefined);
  return (
    <Page title="Settings">
      <p className="text-body-secondary">
        In force now. An operator changes them where the server is started.
      </p>
      <Loaded call={call}>
        {({ settings }) => (
          <DataTable
            rows={settings}
            getKey={({ name }) => name}
            columns={[
              { heading: 'Setting', className: 'text-break', cell: ({ name }) => name },
              { heading: 'Value', className: 'text-break', cell: ({ value }) => value || 'not set' },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
};
