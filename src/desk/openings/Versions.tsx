import Button from 'react-bootstrap/Button';
import type { OpeningConflict } from '../../contract/desk/openingSchemas.ts';
import { api } from '../api.ts';
import { Dialog, Loaded } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { formatDateTime } from '../shell/dates.ts';
import { FORM_FIELDS, FORM_LABELS } from './openingForm.ts';

const getFieldLabel = (field: string): string => {
  const formField = FORM_FIELDS.find((each) => each === field);
  return formField ? FORM_LABELS[formField][0] : field;
};

interface ChangesProps {
  changes: OpeningConflict['changes'];
  /** Fields that this user has changed too. */
  clashes?: readonly string[];
}

export const Changes = ({ changes, clashes = [] }: ChangesProps) => (
  <dl className="mb-0">
    {changes.map(({ field, before, after }) => (
      <div key={field}>
        <dt>
          {getFieldLabel(field)}
          {clashes.includes(field) && ' (you changed this too: your text stays in the form)'}
        </dt>
        <dd className="d-grid gap-1">
          {before && (
            <del className="typed-text text-danger-emphasis">
              <span className="visually-hidden">Before: </span>
              {before}
            </del>
          )}
          {after && (
            <ins className="typed-text text-success-emphasis text-decoration-none">
              <span className="visually-hidden">After: </span>
              {after}
            </ins>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

export const Versions = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const result = api.useOpeningVersionsQuery(id);
  const [restoreVersion] = api.useRestoreOpeningMutation();
  const report = useReport();
  const restore = async (version: number) => {
    const text = `Version ${version} is the opening’s text again.`;
    if (await report(restoreVersion({ id, version }), { text })) onClose();
  };
  return (
    <Dialog title="History" size="lg" onClose={onClose}>
      <Loaded result={result}>
        {({ versions }) => (
          <ol className="list-group list-group-flush">
            {versions.map(({ version, at, by, changes }, index) => (
              <li key={version} className="list-group-item px-0">
                <div className="d-flex align-items-center mb-2">
                  <span className="flex-grow-1">
                    <strong>Version {version}</strong>, {by}, {formatDateTime(at)}
                  </span>
                  {index > 0 && (
                    <Button variant="quiet" onClick={() => void restore(version)}>
                      Restore<span className="visually-hidden"> version {version}</span>
                    </Button>
                  )}
                </div>
                {changes.length > 0 ? (
                  <Changes changes={changes} />
                ) : (
                  <p className="text-body-secondary mb-0">First version</p>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
};
