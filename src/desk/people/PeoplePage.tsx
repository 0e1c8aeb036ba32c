import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import { DESK_COUNTS } from '../../contract/desk/constants.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { Erased, FoundRecord } from '../../contract/desk/inboxSchemas.ts';
import { Alert } from '../../ui/Alert.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { api } from '../api.ts';
import { urlFor } from '../deskApi.ts';
import { SelectionBar, DataTable, useSelection, type Column } from '../lists/DataTable.tsx';
import { describeShortSearch } from '../lists/listQuery.ts';
import { Dialog, Loaded, Page, pluralise } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDay } from '../shell/dates.ts';
import { DeskForm, TextField } from '../shell/forms.tsx';

const KIND_LABELS = { application: 'Application', message: 'Message', alert: 'Job alert' } as const;
const PLACES = { person: 'the details', text: 'a text', note: 'a note', mail: 'an email' } as const;
const MIN_LETTERS = 3;

const describeErased = (counts: Erased): string => {
  const erased = Object.entries(counts).map(([kind, count]) =>
    pluralise(count, kind.replace(/s$/, '').replace('mail', 'email')),
  );
  return `Erased for good: ${erased.join(', ')}.`;
};

const EraseDialog = (props: { records: readonly FoundRecord[]; onClose: () => void }) => {
  const { records, onClose } = props;
  const [erase] = api.useErasePeopleMutation();
  const report = useReport();
  const finish = (data: Erased) => {
    onClose();
    void report({ data }, { text: describeErased(data) });
  };
  return (
    <Dialog title={`Erase ${pluralise(records.length, 'record')}?`} onClose={onClose}>
      <DeskForm
        submit="Erase for good"
        variant="danger"
        send={() => erase(records.map(({ reference }) => reference))}
        onSent={finish}
      >
        <p>
          With their resumes, notes and emails. This cannot be undone. Backups still contain them for at most
          30 days.
        </p>
        <ul>
          {records.map(({ reference, kind, name, email, about }) => (
            <li key={reference}>
              {KIND_LABELS[kind]}: {name || email}, {about}
            </li>
          ))}
        </ul>
      </DeskForm>
    </Dialog>
  );
};

const CorrectDialog = (props: { record: FoundRecord; onClose: () => void }) => {
  const { record, onClose } = props;
  const [correct] = api.useCorrectPersonMutation();
  const report = useReport();
  return (
    <Dialog title="Correct the details" onClose={onClose}>
      <DeskForm
        submit="Save the correction"
        send={(getText) =>
          correct({
            reference: record.reference,
            details: { name: getText('name'), email: getText('email'), phone: getText('phone') },
          })
        }
        onSent={(data) => {
          onClose();
          void report({ data }, { text: 'The details are corrected, and the history says so.' });
        }}
      >
        <p>At the person’s request. Make sure that it is this person who asks.</p>
        <TextField id="name" label="Name" defaultValue={record.name} />
        <TextField id="email" label="Email" type="email" defaultValue={record.email} />
        <TextField id="phone" label="Phone" type="tel" defaultValue={record.phone} />
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
    heading: 'Record',
    cell: ({ kind, about, foundIn }) => (
      <>
        {KIND_LABELS[kind]}
        <span className="sub">{about}</span>
        {!foundIn.includes('person') && (
          <span className="sub">
            Found in {foundIn.map((place) => PLACES[place]).join(' and ')}: may be about somebody else
          </span>
        )}
      </>
    ),
  },
  {
    heading: 'Notes and emails',
    className: 'd-none d-md-table-cell',
    cell: ({ notes, mails }) => `${pluralise(notes, 'note')}, ${pluralise(mails, 'email')}`,
  },
  { heading: 'Date', className: 'd-none d-sm-table-cell text-nowrap', cell: ({ at }) => formatDay(at) },
];

const SearchResults = ({ words: query }: { words: string }) => {
  const result = api.useFindPeopleQuery(query);
  const { selected, select } = useSelection<FoundRecord>(query);
  const [isErasing, setIsErasing] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [withdrawConsent] = api.useWithdrawConsentMutation();
  const report = useReport();
  return (
    <Loaded result={result}>
      {({ records, total }) => {
        if (records.length === 0)
          return (
            <StateMessage
              icon="personCheck"
              title="Nothing found"
              text="No record contains these words. The files of resumes are not searched."
            />
          );
        const selection = records.filter(({ reference }) => selected.has(reference));
        const single = selection.length === 1 ? selection[0] : undefined;
        const params = new URLSearchParams(selection.map(({ reference }) => ['reference', reference]));
        return (
          <>
            <p className="text-body-secondary" role="status">
              {total > DESK_COUNTS.matches
                ? `More than ${formatCount(DESK_COUNTS.matches)} records found`
                : `${pluralise(total, 'record')} found`}
            </p>
            {total > records.length && (
              <Alert kind="warning">Only the first {records.length} are shown. Enter more words.</Alert>
            )}
            <DataTable
              label="Records found"
              rows={records}
              getKey={({ reference }) => reference}
              columns={columns}
              selection={{
                selected,
                select,
                getName: ({ kind, name, email }) => `${KIND_LABELS[kind]} of ${name || email}`,
              }}
            />
            {selection.length > 0 && (
              <SelectionBar label="Selected records" count={selection.length}>
                <a className="btn btn-quiet" href={`${urlFor('exportPerson')}?${params.toString()}`} download>
                  Copy of the data
                </a>
                {single && single.kind !== 'alert' && (
                  <Button variant="quiet" onClick={() => setIsCorrecting(true)}>
                    Correct…
                  </Button>
                )}
                {single?.hasConsent && (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      void report(withdrawConsent(single.reference), { text: 'The consent is withdrawn.' })
                    }
                  >
                    Withdraw consent
                  </Button>
                )}
                <Button variant="danger" onClick={() => setIsErasing(true)}>
                  Erase {selection.length}…
                </Button>
              </SelectionBar>
            )}
            {isCorrecting && single && (
              <CorrectDialog record={single} onClose={() => setIsCorrecting(false)} />
            )}
            {isErasing && <EraseDialog records={selection} onClose={() => setIsErasing(false)} />}
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
        Find all data about a person, give them a copy, correct it, or erase it at their request.
      </p>
      <DeskForm
        role="search"
        className="form-page mb-3"
        submit="Find"
        validate={(getText) => ({
          person: getText('person').length < MIN_LETTERS && `Enter ${MIN_LETTERS} letters or more`,
        })}
        send={(getText) => setQuery(getText('person'))}
      >
        <TextField id="person" label="Name, email address or reference" type="search" autoComplete="off" />
      </DeskForm>
      {describeShortSearch(query) && <Alert kind="warning">{describeShortSearch(query)}</Alert>}
      {query && <SearchResults key={query} words={query} />}
    </Page>
  );
};
