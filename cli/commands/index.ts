import type { ListedCommand } from '../command.ts';

/** Every command; what it is made of is loaded only when it is called. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'score',
    summary: 'the score of a contract (Law 77), or the contracts of a score',
    load: async () => (await import('./score.ts')).score,
  },
  {
    name: 'imp',
    summary: 'IMPs for two scores or a difference (Law 78B)',
    load: async () => (await import('./imp.ts')).imp,
  },
  {
    name: 'vp',
    summary: 'victory points for a match, by the scales of WBF, EBU, ACBL, RTP and ROP',
    load: async () => (await import('./vp.ts')).vp,
  },
  {
    name: 'match',
    summary: 'a match between two teams: IMPs board by board, penalties, VPs',
    load: async () => (await import('./match.ts')).match,
  },
  {
    name: 'standings',
    summary: 'the standings of an event of matches, with every tie explained',
    load: async () => (await import('./standings.ts')).standings,
  },
  {
    name: 'movement',
    summary: 'movements: recommended, Howell, Mitchell, individual, checked',
    load: async () => (await import('./movement/index.ts')).movement,
  },
  {
    name: 'dd',
    summary: 'double dummy: what every declarer makes in every strain, and par',
    load: async () => (await import('./dd/index.ts')).dd,
  },
  {
    name: 'draw',
    summary: 'who meets whom: round robin, Swiss, series, knockout, teams in a session',
    load: async () => (await import('./draw/index.ts')).draw,
  },
  {
    name: 'deal',
    summary: 'deal boards at random (Law 6), as diagrams or PBN',
    load: async () => (await import('./deal.ts')).deal,
  },
  {
    name: 'show',
    summary: 'a deal as a diagram, with points and shapes',
    load: async () => (await import('./show.ts')).show,
  },
  {
    name: 'convert',
    summary: 'boards and results from one format to another: PBN, LIN, USEBIO, BWS, DUP, CSV',
    load: async () => (await import('./convert.ts')).convert,
  },
  {
    name: 'rescore',
    summary: 'score a results file again and compare it with what it publishes',
    load: async () => (await import('./rescore.ts')).rescore,
  },
  {
    name: 'rule',
    summary: 'what the Laws say about a case: rulings, options, what lasts',
    load: async () => (await import('./rule.ts')).rule,
  },
  {
    name: 'define',
    summary: 'what a word or clause of the Laws is about, and what differs by edition',
    load: async () => (await import('./define.ts')).define,
  },
  {
    name: 'audit',
    summary: 'every irregularity in a record of auction and play, with its ruling',
    load: async () => (await import('./audit.ts')).audit,
  },
  {
    name: 'serve',
    summary: 'run the tournament server and its pages',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'site',
    summary: 'write the results as a folder of plain pages for a web space',
    load: async () => (await import('./site.ts')).site,
  },
  {
    name: 'backup',
    summary: 'copy all tournaments to a file, even while Naipe runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'put a backup in the place of the data',
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'check-data',
    summary: 'is everything that was recorded still there, and as it was written?',
    load: async () => (await import('./check-data.ts')).checkData,
  },
  {
    name: 'export',
    summary: 'write a whole tournament as one file',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: 'take over a tournament from an exported file',
    load: async () => (await import('./import.ts')).importCommand,
  },
  {
    name: 'people',
    summary: 'the register of people: a list looked through and taken over, or written out',
    load: async () => (await import('./people.ts')).people,
  },
  {
    name: 'system',
    summary: 'the colour of a bidding system and its Brown conventions, with reasons (RTP 2.1.2.3)',
    load: async () => (await import('./system.ts')).system,
  },
  {
    name: 'password',
    summary: 'list the directors, or set a forgotten password anew',
    load: async () => (await import('./password.ts')).password,
  },
  {
    name: 'erase',
    summary: 'erase a person: the name is replaced everywhere, results stay',
    load: async () => (await import('./erase.ts')).erase,
  },
  {
    name: 'transfer',
    summary: 'copy every tournament between SQLite and PostgreSQL, compared',
    load: async () => (await import('./transfer.ts')).transfer,
  },
  {
    name: 'simultaneous',
    summary: 'one ranking over clubs that played the same boards',
    load: async () => (await import('./simultaneous.ts')).simultaneous,
  },
  {
    name: 'migrate',
    summary: 'bring what an older Naipe kept to the form that this one needs',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  {
    name: 'remove',
    summary: 'remove a tournament with all that is recorded of it',
    load: async () => (await import('./remove.ts')).remove,
  },
];
