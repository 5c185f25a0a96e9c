/** Files of other programs at the desk. */
export const deskImport = {
  import: {
    title: 'Import a file',
    about:
      'Results or hands from another program or from scoring devices: BWS, PBN, USEBIO, CSV, LIN, DUP, DLM, BRI, DGE or hand records printed as text. What it is shows by itself.',
    drop: 'Drop the file here, or choose it',
    chosen: '{{name}}: {{format}}',
    tooLarge: 'The file is larger than {{most}} MB and was not read.',
    nothing: 'Neither results nor hands stand in this file.',
    results_one: 'One result stands in it.',
    results_other: '{{count}} results stand in it.',
    hands_one: 'The hands of one board of this session stand in it.',
    hands_other: 'The hands of {{count}} boards of this session stand in it.',
    unplayed_one: 'One board has no contract there: score it at its table.',
    unplayed_other: '{{count}} boards have no contract there: score them at their tables.',
    take_zero: 'Take over results',
    take_one: 'Take over one result',
    take_other: 'Take over {{count}} results',
    attach_zero: 'Attach hands',
    attach_one: 'Attach the hands of one board',
    attach_other: 'Attach the hands of {{count}} boards',
    wrong: 'What is wrong in the file',
    line: 'Line',
    done: 'Done.',
  },
};

export type DeskImport = typeof deskImport;
