import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import type { Erased, FoundRecord } from '../../contract/desk/inboxSchemas.ts';
import { Alert } from '../../ui/Alert.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { api } from '../api.ts';
import { callUrl } from '../deskApi.ts';
import { SelectionBar, DataTable, useSelection, type Column } from '../lists/DataTable.tsx';
import { Dialog, Loaded, Page, plural } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDay } from '../shell/dates.ts';
import { DeskForm, TextField } from '../shell/forms.tsx';

const KINDS = { application: 'Application', message: 'Message', alert: 'Job alert' } as const;
const MIN_LETTERS = 3;

/** 'Erased for good: 1 application, 2 notes, …', by the names of the counts. */
const erasedText = (counts: Erased): string => {
  const erased = Object.entries(counts).map(([kind, count]) => plural(count, kind.slice(0, -1)));
  return `Erased for good: ${erased.join(', ')}.`;
};

const EraseDialog = (props: { records: readonly FoundRecord[]; onClose: () => void }) => {
  const { records, onClose } = props;
  const [erase] = api.useErasePeopleMutation();
  const report = useReport();
  const finish = (data: Erased) => {
    onClose();
    void report({ data }, { text: erasedText(data) });
  };
  return (
    <Dialog title={`Erase ${plural(records.length, 'record')}?`} onClose={onClose}>
      <DeskForm
        submit="Erase for good"
        variant="danger"
        send={() => erase(records.map(({ reference }) => reference))}
        onSent={finish}
      >
        <p>With their resumes, notes and mails. This cannot be undone; older backups still hold them.</p>
        <ul>
          {records.map(({ reference, kind, name, email, about }) => (
            <li key={reference}>
              {KINDS[kind]}: {name || email}, {about}
            </li>
          ))}
        </ul>
      </DeskForm>
    </Dialog>
  );
};

const columns: readonly Column<FoundRecord>[] = [
  {
    heading: 'Person',
    cell: ({ kind, reference, name, email }) => (
      <>
        {kind === 'alert' ? name : <Link to={`/${kind}s/${reference}`}>{name || email}</Link>}
        <span className="sub">{email}</span>
      </>
    ),
  },
  {
    heading: 'What',
    cell: ({ kind, about, foundIn }) => (
      <>
        {KINDS[kind]}
        <span className="sub">{about}</span>
        {!foundIn.includes('person') && (
          <span className="sub">Found in a {foundIn.join(' and a ')}: may be about somebody else</span>
        )}
      </>
    ),
  },
  {
    heading: 'Notes and mails',
    className: 'd-none d-md-table-cell',
    cell: ({ notes, mails }) => `${plural(notes, 'note')}, ${plural(mails, 'mail')}`,
  },
  { heading: 'Date', className: 'd-none d-sm-table-cell text-nowrap', cell: ({ at }) => formatDay(at) },
];

const Found = ({ words: query }: { words: string }) => {
  const call = api.useFindPeopleQuery(query);
  const { chosen, choose } = useSelection();
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Loaded call={call}>
      {({ records, total }) => {
        if (records.length === 0)
          return (
            <StateMessage icon="personCheck" title="Nothing is held" text="No record holds these words." />
          );
        const picked = records.filter(({ reference }) => chosen.has(reference));
        const file = new URLSearchParams(picked.map(({ reference }) => ['reference', reference]));
        return (
          <>
            <p className="text-body-secondary" role="status">
              {plural(total, 'record')} found
            </p>
            {total > records.length && (
              <Alert kind="warning">Only the first {records.length} show. Use more words.</Alert>
            )}
            <DataTable
              rows={records}
              getKey={({ reference }) => reference}
              columns={columns}
              choice={{
                chosen,
                choose,
                getName: ({ kind, name, email }) => `${KINDS[kind]} of ${name || email}`,
              }}
            />
            {picked.length > 0 && (
              <SelectionBar label="Chosen records" count={picked.length}>
                <a className="btn btn-quiet" href={`${callUrl('exportPerson')}?${file.toString()}`} download>
                  Copy of the data
                </a>
                <Button variant="danger" onClick={() => setIsErasing(true)}>
                  Erase {picked.length}…
                </Button>
              </SelectionBar>
            )}
            {isErasing && <EraseDialog records={picked} onClose={() => setIsErasing(false)} />}
          </>
        );
      }}
    </Loaded>
  );
};

export const PeoplePage = () => {
  const [query, setQuery] = useState('');
  return (
    <Page title="People’s rights">
      <p className="text-body-secondary">
        Find all that is held about a person, hand them a copy, or erase it at their request.
      </p>
      <DeskForm
        role="search"
        className="form-page mb-3"
        submit="Find"
        check={(getText) => ({
          person: getText('person').length < MIN_LETTERS && `Enter ${MIN_LETTERS} letters or more`,
        })}
        send={(getText) => setQuery(getText('person'))}
      >
        <TextField id="person" label="Name, email address or reference" type="search" autoComplete="off" />
      </DeskForm>
      {query && <Found key={query} words={query} />}
    </Page>
  );
};
