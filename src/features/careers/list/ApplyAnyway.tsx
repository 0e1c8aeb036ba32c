import type { ReactNode } from 'react';
import { generalTexts } from '../../../content/generalApplication.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import { Section } from '../../../ui/Section.tsx';
import { OpeningLink } from '../OpeningLink.tsx';

/** The link to the general application, for no particular opening. Another host's back end has none. */
export const ApplyAnyway = ({ children }: { children?: ReactNode }) => {
  if (buildSettings.careersHost !== '') return children ? <Section>{children}</Section> : null;
  return (
    <Section title={generalTexts.question} id="general" tone="tint" className="split">
      <div>
        <p>{generalTexts.invitation}</p>
        {children}
        <OpeningLink id={GENERAL_OPENING_ID} className="btn btn-primary">
          {generalTexts.link}
        </OpeningLink>
      </div>
    </Section>
  );
};
