import { textFault } from '../../desk/textFault.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { fieldFaults, type ClosingRule } from './fieldFaults.ts';
import { isRequirementsHeading } from './isRequirementsHeading.ts';
import type { OpeningFault } from './openingFault.ts';
import { OPENING_LIMITS } from './openingLimits.ts';

const descriptionFaults = ({ description }: OpeningText): OpeningFault[] => {
  const fault = (text: string): OpeningFault[] => [{ field: 'description', text }];
  if (description.trim() === '') return fault('there is no description');
  const max = OPENING_LIMITS.description;
  const text = textFault(description, { name: 'the description', max, isOneLine: false });
  if (text) return fault(text);
  // In the file form that heading begins the list, so the opening would not come back as it was.
  return description.split('\n').some(isRequirementsHeading)
    ? fault("the description holds a heading 'Requirements'; put its items into the list of requirements")
    : [];
};

const requirementFaults = ({ requirements }: OpeningText): OpeningFault[] => {
  const max = OPENING_LIMITS.requirement;
  const faults = requirements.flatMap((requirement, position): OpeningFault[] => {
    const text = textFault(requirement, { name: `requirement ${position + 1}`, max, isOneLine: true });
    return text ? [{ field: 'requirements', position, text }] : [];
  });
  if (requirements.length <= OPENING_LIMITS.requirements) return faults;
  const text = `there are ${requirements.length} requirements; at most ${OPENING_LIMITS.requirements}`;
  return [...faults, { field: 'requirements', text }];
};

/**
 * The rules of an opening that staff write, from whatever desk: every fault at once, none when all is well. Where
 * `closing` is given (today as an ISO 8601 date, or a rule), a closing date before it is one, too.
 */
export const checkOpeningText = (opening: OpeningText, closing?: string | ClosingRule): OpeningFault[] => [
  ...fieldFaults(opening, closing),
  ...descriptionFaults(opening),
  ...requirementFaults(opening),
];
