import type { QualityRow } from '../row.ts';

/** The contact forms and the application. */
export const forms: readonly QualityRow[] = [
  {
    id: 'R-70',
    what: 'every field has a label, fitting keyboard and type, and helps the browser to fill it in',
    tests: [
      'documents.test.ts: %s helps to fill in who somebody is',
      'applicationCheck.test.tsx: helps browsers to fill in and to offer the right keyboard',
      'applicationCheck.test.tsx: cuts nothing that is pasted, counts what is too many, and does not send it',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'no field has a maxlength, on purpose: what is too long is counted and said instead of cut (up to 254 for an e-mail address)',
    },
  },
  {
    id: 'R-71',
    what: 'what is required and what is optional is said in words',
    tests: [
      'applicationCheck.test.tsx: labels the fields word for word and says what is required',
      'ContactPage.test.tsx: has the five required fields of version 2, before the offices',
    ],
  },
  {
    id: 'R-72',
    what: 'a failed attempt brings a summary that takes the focus, its lines lead to the fields, and the title says so',
    tests: [
      'applicationCheck.test.tsx: sums up all that is missing, takes the focus there, and sends nothing',
      'applicationCheck.test.tsx: leads from each line of the summary to its field',
      'contactSending.test.tsx: says first that it failed, then which fields are empty (%s), with the focus there',
      'apply.spec.ts: an empty form says what is missing, and each message leaves again',
    ],
  },
  {
    id: 'R-73',
    what: 'each error stands before its field and is tied to it, with a word and not colour alone',
    tests: ['applicationCheck.test.tsx: refuses a %s, before the field and tied to it'],
  },
  {
    id: 'R-74',
    what: 'what was typed outlives failures, reloads and the way back; a double click sends once',
    tests: [
      'draft.test.tsx: fills in again what was typed, says so, and says that the file was not kept',
      'draft.test.tsx: keeps the file only where that was ticked, and sends it from there',
      'draft.spec.ts: what was typed comes back after a reload, and can be discarded',
      'messageDraft.test.tsx: fills in again what was typed, and says so',
      'applicationSending.test.tsx: sends once however often the button is pressed',
      'doubt.spec.ts: a double click, with the time of a hand between its clicks, sends one application',
    ],
  },
  {
    id: 'R-75',
    what: 'job role and id are filled in, to be read and focused but not changed',
    tests: [
      'applicationCheck.test.tsx: fills in job role and job id, to be read and focused but not changed',
    ],
  },
  {
    id: 'R-76',
    what: 'telephone numbers in any notation, names in any script, e-mail addresses as a browser takes them',
    tests: [
      'applicationRules.test.ts: takes a phone number with any of the signs people write between digits',
      'applicationRules.test.ts: takes names in any script',
      'applicationRules.test.ts: takes every address that a browser would',
      'applicationSending.test.tsx: sends texts without the blanks around them',
    ],
  },
  {
    id: 'R-77',
    what: 'types and size of the resume are said before, checked in the browser and on the server, each fault in its own words',
    tests: [
      'applicationCheck.test.tsx: states types and size before a file is chosen',
      'applicationCheck.test.tsx: refuses %s as a resume',
      'applicationRules.test.ts: says one thing a cause about a resume',
      'apply.spec.ts: ${what} is named before it travels',
      'upload.test.ts: refuses a file of %s',
    ],
  },
  {
    id: 'R-78',
    what: 'the browser’s own file input works, dropped files are taken, name and size are said, and the file can be removed',
    tests: [
      'applicationCheck.test.tsx: names the chosen file and its size in a live region, and forgets it on Remove',
      'applicationCheck.test.tsx: takes a dropped file, and the input names it too',
    ],
  },
  {
    id: 'R-79',
    what: 'sending is said, how far it has come too, and after half a minute there is a way on',
    tests: [
      'applicationSending.test.tsx: says how far the upload has come, then that it is sending',
      'SendingStatus.test.tsx: says that no answer came, how long it goes on, how to stop, and whom to call or write to',
      'MessageStatus.test.tsx: says after 30 seconds that no answer came, how long it goes on, how to stop, and whom to ask',
    ],
  },
  {
    id: 'R-80',
    what: 'the specified sentences appear to the letter, each where a screen reader hears it',
    tests: [
      'ReceiptPage.test.tsx: confirms what was received, under its reference',
      'applicationFailures.test.tsx: says that the upload failed and why (%s), keeps everything, and sends no application',
      'contactSending.test.tsx: sends version 2, says so in a green status that takes the focus, and clears the form',
      'contactSending.test.tsx: says first that it failed, then which fields are empty (%s), with the focus there',
      "JobPage.test.tsx: says 'Job not found' in a live region when the server knows no such job, and logs the status",
      'SearchPopup.test.tsx: finds nothing for an unknown word',
      'SearchComponentPage.test.tsx: raises an alert with exactly the specified sentence for "%s"',
    ],
  },
  {
    id: 'R-81',
    what: 'the confirmation takes the focus, names the reference and what happens next, can be printed, and a reload sends nothing',
    tests: [
      'applicationSending.test.tsx: uploads the resume, then sends the application, then shows the confirmation',
      'ReceiptPage.test.tsx: confirms what was received, under its reference',
      'ReceiptPage.test.tsx: says what happens next and whom to write to, and promises no date',
      'receipt.spec.ts: can be read, printed and left at ${width} px',
    ],
    looked: {
      on: '2026-11-22',
      found: 'the confirmation has an address of its own, read by GET: a reload cannot send',
    },
  },
  {
    id: 'R-82',
    what: 'an application that failed and a list that did not come are shown, with Retry and other ways',
    tests: [
      'applicationFailures.test.tsx: says what is known of an application that failed (%s), logs it, and keeps everything',
      'CareersPage.test.tsx: says that loading failed, logs the specified line, and loads again on Retry',
    ],
  },
  {
    id: 'R-83',
    what: 'both forms work without JavaScript',
    tests: [
      'contactNoScript.spec.ts: a message from ${path} at ${width} px is stored and led to its confirmation',
      'noScript.spec.ts: an application at ${width} px goes from the list to its confirmation, faults and all',
      'applyForm.test.ts: is stored as by the call, and leads to its confirmation',
    ],
  },
  {
    id: 'R-84',
    what: 'a hidden field and a time instead of a riddle; the field is out of everybody’s reach',
    tests: [
      'TrapField.test.tsx: is out of reach for everybody: not read out, not on the way of Tab, not filled in by the browser',
      'markedSubmissions.test.ts: that looks like a machine is stored and marked, and only the mail to its address is left out',
    ],
  },
  {
    id: 'R-85',
    what: 'beside the button stands what is stored, for how long, and whom to ask',
    tests: [
      'applicationCheck.test.tsx: says beside the button what is stored, for how long, who reads it and how to have it removed',
    ],
    looked: {
      on: '2026-11-22',
      found: 'the contact forms have such a line too; the journey through the privacy link finds it',
    },
  },
  {
    id: 'R-86',
    what: 'leaving a half-filled form asks nothing and loses nothing',
    tests: [
      'draft.test.tsx: asks nothing when the page is left',
      'draft.spec.ts: leaving a half-filled form asks nothing and loses nothing',
      'sources.test.ts: draws no HTML from elsewhere, plays nothing by itself, and holds nobody back who leaves',
    ],
  },
];
