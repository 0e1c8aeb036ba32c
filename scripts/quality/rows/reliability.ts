import type { QualityRow } from '../row.ts';

/** Reliability and security: an answer of 200 means that it is on disk. */
export const reliability: readonly QualityRow[] = [
  {
    id: 'REL-1',
    what: 'nothing acknowledged is lost, doubled or changed when the server is killed at random',
    tests: [
      'faults.test.ts: has everything it has acknowledged exactly once and unchanged',
      'faults.test.ts: costs no visitor more than sending again, and nothing is lost or doubled',
      'processesBehindNginx.test.ts: lose and double nothing where one after the other is killed',
    ],
    looked: {
      on: '2026-11-22',
      found:
        '1,000 kills with npm run test:faults on 21 November 2026: nothing lost, doubled or changed (docs/reliability.md)',
    },
  },
  {
    id: 'REL-2',
    what: 'killed in a submission, a first start, a migration or a restore; disk full or broken: nothing lost, and it starts again',
    tests: [
      'faultsOfTheDisk.test.ts: acknowledges nothing, stores nothing, and recovers by itself',
      'migration.test.ts: is mended after %i of its statements, with every row and the end of its period',
      'restoreSteps.test.ts: leaves the former state or the restored one, whole, after every step',
      'health.test.ts: is 503 when the database does not answer, and well again when it does',
    ],
    looked: { on: '2026-11-22', found: 'after each statement and step, not at each call of the system' },
  },
  {
    id: 'REL-3',
    what: 'a clock that is wrong by days deletes, closes and publishes nothing',
    tests: [
      'clockJump.test.ts: by %i days, while it runs and over a stop, deletes, closes and publishes nothing, and says so',
      'clockBack.test.ts: claims an upload from before, and deletes nothing early',
      'sureClock.test.ts: goes on through a jump of %i ms while it runs, and back',
    ],
  },
  {
    id: 'REL-4',
    what: 'one client cannot keep others out',
    tests: [
      'rateLimit.test.ts: keeps nobody else out, not even from the same call',
      'uploadTroubles.test.ts: refuses with 503 what does not fit into memory beside the others, and stores nothing',
      'cutUploads.test.ts: give their room in memory back, to the last byte',
      'uploadShares.test.ts: keep nobody else out',
      'connections.test.ts: are bounded, others are not touched, and one that ends makes room',
      'unclaimedUploads.test.ts: are so many bytes of one client, until an application has them',
      'strangersMails.test.ts: gets at most fifteen mails a day by %j',
    ],
    looked: {
      on: '2026-11-22',
      found:
        '1,000 slow connections of each kind with npm run test:load on a busy machine: p99 of others 60 to 94 ms, slowest 381 ms, as late as with nothing held (docs/reliability.md)',
    },
  },
  {
    id: 'REL-5',
    what: 'the same submission twice is one, with the same receipt; other content under its key is refused',
    tests: [
      'once.test.ts: sent again under its key gets the same receipt, and is stored once',
      'once.test.ts: sent 200 times at once under one key is stored once',
      'once.test.ts: with other content under a key that was used is refused, and nothing is stored',
      'onceByContent.test.ts: without a key is known by its content, file included',
    ],
  },
  {
    id: 'REL-6',
    what: 'mail that cannot leave is neither lost nor felt',
    tests: [
      'outboxTroubles.test.ts: loses nothing while the mail server is away for an hour',
      'mail.test.ts: is neither lost nor felt by the visitor while the mail server is away, over restarts',
      'outboxRetries.test.ts: tries again after a minute, twice as long each time, six hours at most, and gives up after 72',
      'outboxTroubles.test.ts: sends a mail again whose answer was lost, under the same Message-ID',
    ],
  },
  {
    id: 'REL-7',
    what: 'hostile text in every field is taken or refused, and never breaks anything',
    tests: [
      'mailHeaders.test.ts: cannot put a header or a recipient into the mail of a message: %s',
      'applicationRefused.test.ts: refuses JSON that is malformed or poisoned: %s',
      'emailCalls.test.ts: refuse half a character',
    ],
    looked: { on: '2026-11-22', found: 'a few strings in each field; no run of thousands over all inputs' },
  },
  {
    id: 'REL-8',
    what: 'only files of the allowed types pass, by content; names lead nowhere',
    tests: [
      'judgeResume.test.ts: knows a %s',
      'judgeResume.test.ts: is not taken in by %s',
      'judgeResume.test.ts: survives every file cut short, and every byte of a header turned over',
      'safeFileName.test.ts: makes %j to %j',
    ],
    looked: { on: '2026-11-22', found: 'made samples of each type; no collection of real files' },
  },
  {
    id: 'REL-9',
    what: 'malformed requests get a 4xx soon, and the process lives',
    tests: [
      'http.test.ts: refuses %s',
      'upload.test.ts: refuses a form %s',
      'upload.test.ts: refuses a body of type %s',
    ],
  },
  {
    id: 'REL-10',
    what: 'a thousand slow connections of each kind leave others served',
    looked: {
      on: '2026-11-22',
      found: 'not tested: a body is given up after a limit of time, and nothing tries a thousand at once',
    },
  },
  {
    id: 'REL-11',
    what: 'a flood is answered 429 with when to come back',
    tests: [
      'rateLimit.test.ts: is answered with 429 and when to come back, and nothing of it is stored',
      'rateLimit.test.ts: keeps nobody else out, not even from the same call',
    ],
  },
  {
    id: 'REL-12',
    what: 'strict headers',
    tests: [
      'http.test.ts: sends strict headers with %s',
      'built.test.ts: has no inline style and no inline handler, which the Content-Security-Policy would refuse',
      'integrity.test.ts: are those of every chunk that is loaded later',
      'guard.spec.ts: a script that was changed on its way is not run: the page stays as it was built',
      'guard.spec.ts: text never becomes markup or the address of a script',
    ],
  },
  {
    id: 'REL-13',
    what: 'scanners find nothing',
    tests: [
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
      'built.test.ts: %s has no dead link',
    ],
    looked: {
      on: '2026-11-22',
      found: 'axe and dead links only; no scanner for weaknesses and no validator of HTML is run',
    },
  },
  {
    id: 'REL-14',
    what: 'no way leads to a resume over HTTP',
    tests: [
      'upload.test.ts: never gives a resume out again',
      'scan.test.ts: never let a mail carry what is refused',
    ],
    looked: { on: '2026-11-22', found: 'names have 128 random bits (randomId.test.ts)' },
  },
  {
    id: 'REL-15',
    what: 'the log tells of requests and of nobody',
    tests: [
      'applicationRefused.test.ts: logs a line an answer and nothing that a person typed',
      'upload.test.ts: logs no file name',
      'mail.test.ts: logs neither an address nor a word of a mail',
    ],
  },
  {
    id: 'REL-16',
    what: 'everything has a period, erasing leaves no byte',
    tests: [
      'retention.test.ts: deletes an application with all that belongs to it when its day has come, and not a minute before',
      'retention.test.ts: deletes uploads that nobody claimed for a day, with their keys, and none that was claimed',
      'retention.test.ts: deletes sent mail after 30 days, dead letters with the messages, and keeps what waits',
      'retention.test.ts: of what it deletes in any file of the data folder',
      'staffPrivacy.test.ts: leaves no byte of them in the data folder and at home while the server serves',
    ],
  },
  {
    id: 'REL-17',
    what: 'backups while it serves, restores that hold, erasures repeated',
    tests: [
      'staffBackup.test.ts: holds every row and resume that was acknowledged before it, and restores to the same',
      'staffRestore.test.ts: erases again what was erased since the backup, and keeps the former database aside',
    ],
  },
  {
    id: 'REL-18',
    what: 'a release fails no request, and an old tab opens every page',
    tests: [
      'process.test.ts: answers an upload under way when SIGTERM comes, refuses new connections, and ends with 0',
      'processesBehindNginx.test.ts: are restarted one after the other without one request that failed',
      'rollback.test.ts: goes on with %s, and keeps what came in since aside',
      'arrival.spec.ts: an old tab loads the wanted page afresh, also after a reload',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'with several processes on PostgreSQL; one process alone leaves a second or two in which nginx shows pages from its last good copy and forms are sent again',
    },
  },
  {
    id: 'REL-19',
    what: 'at most 110 packages on the server, none with a known weakness',
    tests: [
      'withoutBuildPackages.test.ts: is no more than stands in no bundle',
      'withoutBuildPackages.test.ts: serves pages and takes staff commands',
      'release.test.ts: is small, whole, and says what is in it',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'three packages are installed; known weaknesses were not asked for: the registry within reach here answers no such question (npm audit, 405)',
    },
  },
];
