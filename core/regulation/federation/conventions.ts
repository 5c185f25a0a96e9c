import { plainLetters } from '../../base/index.ts';

/* The conventions of Annex II by name. A card that names one of them need not describe it; options and variants are stated. */

/** Where in an auction a convention belongs. */
export const CONVENTION_KINDS = [
  'opening',
  'opener-rebid',
  'response',
  'responder-rebid',
  'response-over-interference',
  'overcall',
  'overcall-of-1nt',
  'double',
  'ask',
  'relay',
  'signal',
  'system-style',
] as const;
export type ConventionKind = (typeof CONVENTION_KINDS)[number];

/** A convention of Annex II. */
export interface Convention {
  readonly key: string;
  /** As the annex calls it. */
  readonly portuguese: string;
  readonly names: readonly string[];
  readonly kinds: readonly ConventionKind[];
  readonly context: string;
  readonly calls: readonly { readonly call: string; readonly meaning: string }[];
  /** How it may be played otherwise. */
  readonly variants: readonly string[];
  /** What a card says besides the name. */
  readonly declare: readonly string[];
}

/** RTP 2014, Annex II. */
export const ANNEX_II: readonly Convention[] = [
  {
    key: 'comic-1nt',
    portuguese: '1 ST CÓMICO',
    names: ['Comic 1NT overcall', 'Comic no-trump'],
    kinds: ['overcall'],
    context: 'opponents opened one of a suit',
    calls: [
      { call: '1NT', meaning: 'either the hand of a strong 1NT opening, or a weak hand with one long suit' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'forcing-1nt',
    portuguese: '1 ST FORCING',
    names: ['Forcing 1NT response'],
    kinds: ['response'],
    context: 'partner opened 1H or 1S',
    calls: [
      {
        call: '1NT',
        meaning:
          'one-round force of any strength asking opener to describe; need not be balanced and may hold three-card support',
      },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'checkback-2c',
    portuguese: '2♣ CHECKBACK',
    names: ['2C Checkback', 'Checkback Stayman'],
    kinds: ['responder-rebid'],
    context: '1-suit opening, responder bid a major, opener rebid 1NT',
    calls: [{ call: '2C', meaning: 'asks opener about length in the majors' }],
    variants: [],
    declare: ['the replies: several versions exist, so the card must spell them out'],
  },
  {
    key: '2c-game-forcing',
    portuguese: '2♣ FORCING À PARTIDA',
    names: ['Game-forcing 2C opening'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [{ call: '2C', meaning: 'any hand that forces to game' }],
    variants: ['the opening is 2D instead of 2C'],
    declare: ['reply method: natural, Albarran or César (aces), Roman controls, ...'],
  },
  {
    key: '2c-strong-undefined',
    portuguese: '2♣ FORTE INDETERMINADO',
    names: ['Strong 2C, suit undefined'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [{ call: '2C', meaning: 'a hand worth a strong two-level opening in an unspecified suit' }],
    variants: ['the opening is 2D instead of 2C'],
    declare: [],
  },
  {
    key: '2nt-two-suiter',
    portuguese: '2 ST BICOLOR',
    names: ['Unusual no-trump'],
    kinds: ['overcall'],
    context: 'opponents opened one of a suit; direct 2NT',
    calls: [
      {
        call: '2NT',
        meaning:
          'two-suiter in the two lowest unbid suits: over a major both minors; over a minor hearts and the other minor',
      },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'good-bad-2nt',
    portuguese: '2 ST GOOD-BAD',
    names: ['Good-Bad 2NT'],
    kinds: ['opener-rebid'],
    context:
      'we opened one of a suit and RHO has just acted at the two level (overcall or raise of an overcall)',
    calls: [
      { call: '2NT', meaning: 'one- or two-suiter weaker than a direct suit bid at the three level' },
      { call: '3 of a suit, direct', meaning: 'the stronger version' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'jacoby-2nt',
    portuguese: '2 ST JACOBY',
    names: ['Jacoby 2NT'],
    kinds: ['response'],
    context: 'partner opened 1H or 1S',
    calls: [
      { call: '2NT', meaning: 'strong, rather balanced raise with 4+ card support' },
      { call: "opener's rebid", meaning: 'shows a singleton if held, otherwise defines strength' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'gambling-3nt',
    portuguese: '3 ST GAMBLING',
    names: ['Gambling 3NT'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [{ call: '3NT', meaning: 'solid seven-card minor, no ace or king outside' }],
    variants: [],
    declare: [],
  },
  {
    key: 'aspro',
    portuguese: 'ASPRO',
    names: ['Aspro'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [
      { call: '2C', meaning: '5+ hearts and another suit' },
      { call: '2D', meaning: '5+ spades and a minor' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'astro',
    portuguese: 'ASTRO',
    names: ['Astro'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [
      { call: '2C', meaning: '5+ hearts and a minor' },
      { call: '2D', meaning: '5+ spades and another suit' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'baron',
    portuguese: 'BARON',
    names: ['Baron'],
    kinds: ['response', 'ask'],
    context: 'partner opened 2NT',
    calls: [
      { call: '3C', meaning: 'asks opener to bid the cheapest four-card suit' },
      { call: 'later suit bids up to 3NT', meaning: 'both partners go on showing four-card suits upwards' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'bergen',
    portuguese: 'BERGEN',
    names: ['Bergen raises'],
    kinds: ['response'],
    context: 'partner opened 1H or 1S showing five cards',
    calls: [
      { call: 'single raise', meaning: '3-card support, 8-10 points with distribution' },
      { call: 'jump raise', meaning: '4+ card support, at most 6 points with distribution' },
      { call: '3C', meaning: '4+ card support, 7-10 points with distribution' },
      { call: '3D', meaning: '4+ card support, invitational' },
    ],
    variants: ['3C and 3D exchange meanings'],
    declare: ['which version'],
  },
  {
    key: 'blackwood',
    portuguese: 'BLACKWOOD',
    names: ['Blackwood'],
    kinds: ['ask'],
    context: 'slam exploration',
    calls: [
      { call: '4NT', meaning: 'asks for aces' },
      { call: '5C', meaning: '0 or 4 aces' },
      { call: '5D', meaning: '1 ace' },
      { call: '5H', meaning: '2 aces' },
      { call: '5S', meaning: '3 aces' },
      { call: '5NT by the asker', meaning: 'asks for kings, same steps one level higher' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'kcb',
    portuguese: 'BLACKWOOD DE 5 CHAVES (KCB)',
    names: ['Key Card Blackwood'],
    kinds: ['ask'],
    context: 'agreed trump suit; key cards = four aces + trump king',
    calls: [
      { call: '4NT', meaning: 'asks for key cards' },
      { call: '5C', meaning: '0 or 4' },
      { call: '5D', meaning: '1 or 5' },
      { call: '5H', meaning: '2' },
      { call: '5S', meaning: '3' },
    ],
    variants: ['5C and 5D exchange meanings'],
    declare: ['swapped or not'],
  },
  {
    key: 'rkcb',
    portuguese: 'BLACKWOOD ROMANO DE 5 CHAVES (RKCB)',
    names: ['Roman Key Card Blackwood', 'RKCB 3014 (as printed)', 'RKCB 1430 (swapped)'],
    kinds: ['ask'],
    context: 'agreed trump suit; key cards = four aces + trump king',
    calls: [
      { call: '4NT', meaning: 'asks for key cards and the trump queen' },
      { call: '5C', meaning: '0 or 3' },
      { call: '5D', meaning: '1 or 4' },
      { call: '5H', meaning: '2 or 5 without the trump queen' },
      { call: '5S', meaning: '2 or 5 with the trump queen' },
      { call: 'next step after 5C/5D, not the trump suit', meaning: 'asks for the trump queen' },
    ],
    variants: ['5C and 5D exchange meanings (1430)'],
    declare: ['swapped or not'],
  },
  {
    key: 'minorwood',
    portuguese: 'BLACKWOOD DE 4 EM MENOR',
    names: ['Blackwood by four of the minor', 'Minorwood'],
    kinds: ['ask'],
    context: 'a minor suit is agreed',
    calls: [
      {
        call: '4 of the agreed minor',
        meaning: 'by jump or when plainly forcing: asks for aces or key cards',
      },
      { call: 'replies', meaning: 'steps according to the Blackwood in use' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'exclusion-blackwood',
    portuguese: 'BLACKWOOD DE EXCLUSÃO',
    names: ['Exclusion Blackwood', 'Voidwood'],
    kinds: ['ask'],
    context: 'a suit is agreed',
    calls: [
      {
        call: 'jump in a new suit, usually at the five level',
        meaning: 'asks for aces or key cards outside the suit bid',
      },
      { call: 'replies', meaning: 'steps according to the Blackwood in use' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'brozel',
    portuguese: 'BROZEL',
    names: ['Brozel'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [
      { call: 'Double', meaning: 'one-suiter' },
      { call: '2C', meaning: 'clubs and hearts' },
      { call: '2D', meaning: 'diamonds and hearts' },
      { call: '2H', meaning: 'hearts and spades' },
      { call: '2S', meaning: 'spades and a minor' },
      { call: '2NT', meaning: 'both minors' },
      { call: '3 of a suit', meaning: 'three-suiter short in the suit bid' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'canape',
    portuguese: 'CANAPÉ',
    names: ['Canapé'],
    kinds: ['system-style'],
    context: 'opening with a two-suited hand',
    calls: [
      { call: 'opening', meaning: 'the shorter suit first, exceptionally only three cards' },
      { call: 'second bid', meaning: 'the longer suit; by reverse or jump with strong hands' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'cappelletti',
    portuguese: 'CAPPELLETTI',
    names: ['Cappelletti', 'Hamilton'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [
      { call: 'Double', meaning: 'values of a 15-17 1NT' },
      { call: '2C', meaning: 'unspecified one-suiter' },
      { call: '2D', meaning: 'both majors' },
      { call: '2H', meaning: 'hearts and a minor' },
      { call: '2S', meaning: 'spades and a minor' },
      { call: '2NT', meaning: 'both minors' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'cesar',
    portuguese: 'CÉSAR',
    names: ['César ace replies'],
    kinds: ['response'],
    context: 'partner opened a game-forcing 2C',
    calls: [
      { call: '2D', meaning: 'no ace, not two kings, fewer than 8 HCP' },
      { call: '2NT', meaning: 'no ace but 8+ HCP or two kings' },
      { call: '2H / 2S / 3C / 3D', meaning: 'ace of the suit bid' },
      { call: '3H', meaning: 'two aces of the same colour' },
      { call: '3S', meaning: 'two aces of the same rank (both majors or both minors)' },
      { call: '3NT', meaning: 'two aces mixed: neither colour nor rank in common' },
      { call: '4 of a suit', meaning: 'three aces, missing the one bid' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'depo',
    portuguese: 'DEPO',
    names: ['DEPO'],
    kinds: ['response-over-interference'],
    context: 'opponents interfered over our ace/key-card ask',
    calls: [
      { call: 'Double', meaning: 'even number' },
      { call: 'Pass', meaning: 'odd number' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'doubles',
    portuguese: 'DOBRE',
    names: ['Conventional doubles'],
    kinds: ['double'],
    context: 'various',
    calls: [
      { call: 'penalty', meaning: 'wants to defend doubled' },
      {
        call: 'support',
        meaning:
          "after interference over partner's response: exactly three cards in partner's suit, usually up to the two level; redouble has the same meaning if the interference was a double",
      },
      {
        call: 'takeout',
        meaning:
          'over an opening, or over a response when partner passed in second seat: asks partner to bid; possible elsewhere, e.g. after conventional openings',
      },
      {
        call: 'competitive-1',
        meaning:
          'both sides have a fit, usually in the majors: extra values; partner may pass, bid on low or bid game',
      },
      {
        call: 'competitive-2',
        meaning:
          "over partner's overcall and a new suit by responder: the unbid suit and tolerance for the overcall",
      },
      {
        call: 'lightner',
        meaning: 'double of a slam: asks for an unusual lead, as a rule the first suit bid by dummy',
      },
      {
        call: 'negative',
        meaning: 'usually over an overcall: values without a satisfactory natural call; asks partner to bid',
      },
      { call: 'optional', meaning: 'usually over pre-empts: partner passes with a hand suited to defence' },
      {
        call: 'responsive',
        meaning:
          "fourth hand after partner's takeout double and a raise by responder; may be agreed to deny four cards in an unbid major",
      },
    ],
    variants: [],
    declare: ['for doubles that ask partner to bid: the level up to which the artificial meaning holds'],
  },
  {
    key: 'dont',
    portuguese: 'DONT',
    names: ['DONT'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [
      { call: 'Double', meaning: 'one-suiter' },
      { call: '2C', meaning: 'clubs and another suit' },
      { call: '2D', meaning: 'diamonds and a major' },
      { call: '2H', meaning: 'hearts and spades' },
      { call: '2S', meaning: 'natural, too weak to double first' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'dope',
    portuguese: 'DOPE',
    names: ['DOPE'],
    kinds: ['response-over-interference'],
    context: 'opponents interfered over our ace/key-card ask',
    calls: [
      { call: 'Double', meaning: 'odd number' },
      { call: 'Pass', meaning: 'even number' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'dopi',
    portuguese: 'DOPI',
    names: ['DOPI'],
    kinds: ['response-over-interference'],
    context: 'opponents interfered over our ace/key-card ask',
    calls: [
      { call: 'Double', meaning: 'first step (what 5C would have shown)' },
      { call: 'Pass', meaning: 'second step (what 5D would have shown)' },
      { call: 'cheapest suit', meaning: 'third step, and so on upwards' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'drury',
    portuguese: 'DRURY',
    names: ['Drury'],
    kinds: ['response'],
    context: 'passed hand, partner opened 1H or 1S',
    calls: [
      {
        call: '2C',
        meaning: 'fit (usually three cards), 10+ points with distribution; asks opener to define',
      },
      {
        call: '2D by opener',
        meaning:
          'minimum or sub-minimum opening (with real diamonds and a sound opening opener also starts 2D and then bids again)',
      },
      { call: 'any other rebid', meaning: 'normal opening values' },
    ],
    variants: [
      'rebidding two of the opened major shows the minimum; everything else normal values',
      '2C = three-card fit, 2D = four-card or longer fit',
    ],
    declare: ['which version'],
  },
  {
    key: 'flannery',
    portuguese: 'FLANNERY',
    names: ['Flannery 2D'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [
      { call: '2D', meaning: 'opening values, 5+ hearts and 4 spades' },
      { call: '2NT reply', meaning: 'forcing' },
    ],
    variants: ['the opening is 2H'],
    declare: ['which opening'],
  },
  {
    key: 'antiflannery',
    portuguese: 'ANTIFLANNERY',
    names: ['Anti-Flannery 2D'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [
      { call: '2D', meaning: 'opening values, 5+ spades and 4 hearts' },
      { call: '2NT reply', meaning: 'forcing' },
    ],
    variants: ['the opening is 2H', 'the opening is 2S'],
    declare: ['which opening'],
  },
  {
    key: 'gerber',
    portuguese: 'GERBER',
    names: ['Gerber'],
    kinds: ['response', 'ask'],
    context: 'partner opened 1NT or 2NT; direct response',
    calls: [
      { call: '4C', meaning: 'asks for aces' },
      { call: 'replies', meaning: 'steps: 4D first' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'ghestem',
    portuguese: 'GHESTEM',
    names: ['Ghestem'],
    kinds: ['overcall'],
    context: 'opponents opened one of a suit; two-suiters without that suit',
    calls: [
      { call: 'over 1D/1H/1S: 2NT', meaning: 'two lowest unbid suits' },
      { call: 'over 1D/1H/1S: cue-bid', meaning: 'highest unbid suit and clubs' },
      { call: 'over 1D/1H/1S: 3C', meaning: 'the two suits other than clubs and the opened suit' },
      { call: 'over 1C: 2D', meaning: 'both majors' },
      { call: 'over 1C: 2NT', meaning: 'hearts and diamonds' },
      { call: 'over 1C: cue-bid 2C', meaning: 'spades and diamonds' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'josephine',
    portuguese: 'JOSEPHINE',
    names: ['Josephine', 'Grand slam force'],
    kinds: ['ask'],
    context: 'agreed trump suit',
    calls: [
      { call: '5NT (jump)', meaning: 'asks how many of A, K, Q of trumps' },
      { call: '6 of the trump suit', meaning: 'one' },
      { call: '7', meaning: 'two' },
    ],
    variants: ['stepped replies: to be described on the card'],
    declare: [],
  },
  {
    key: 'landy',
    portuguese: 'LANDY',
    names: ['Landy'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [{ call: '2C', meaning: 'at least 4-4 in the majors' }],
    variants: [],
    declare: [],
  },
  {
    key: 'lebensohl',
    portuguese: 'LEBENSOHL',
    names: ['Lebensohl'],
    kinds: ['relay'],
    context: 'four common situations',
    calls: [
      { call: '2NT', meaning: 'relay to 3C; then pass or a correction to another suit shows a weak hand' },
      { call: 'direct bid at the three level', meaning: 'stronger' },
      {
        call: 'situation a',
        meaning:
          'partner opened 1NT and was overcalled: sign-off or stronger, and stopper or no stopper in their suit',
      },
      {
        call: 'situation b',
        meaning:
          'partner made a takeout double of a weak 2H/2S (or equivalent after a Multi 2D): grades strength',
      },
      { call: 'situation c', meaning: "after opener's reverse: normally a minimum response" },
      { call: 'situation d', meaning: 'as Good-Bad 2NT' },
    ],
    variants: [],
    declare: ['in which situations it is played'],
  },
  {
    key: 'meckwell',
    portuguese: 'MECKWELL',
    names: ['Meckwell'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [
      { call: 'Double', meaning: 'an unspecified long minor, or both majors' },
      { call: '2C', meaning: 'clubs and a major' },
      { call: '2D', meaning: 'diamonds and a major' },
      { call: '2H', meaning: 'natural' },
      { call: '2S', meaning: 'natural' },
      { call: '2NT', meaning: 'both minors' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'inverted-minors',
    portuguese: 'MENORES INVERTIDOS',
    names: ['Inverted minors'],
    kinds: ['response'],
    context: 'partner opened 1C or 1D',
    calls: [
      {
        call: 'single raise',
        meaning: 'good fit (five cards, or four good ones), invitational or better (from 9-10 HCP)',
      },
      { call: 'jump raise', meaning: 'weak' },
    ],
    variants: [
      'single raise forces to game and a jump in the other minor is the limit raise (or the other way round)',
    ],
    declare: ['which version'],
  },
  {
    key: 'michaels',
    portuguese: 'MICHAELS',
    names: ['Michaels cue-bid'],
    kinds: ['overcall'],
    context: 'opponents opened one of a suit',
    calls: [
      { call: 'cue-bid of a minor', meaning: 'both majors' },
      { call: 'cue-bid of a major', meaning: 'the other major and an unspecified minor' },
    ],
    variants: ['2C over 1C is natural and both majors are always shown by 2D'],
    declare: [],
  },
  {
    key: 'muiderberg',
    portuguese: 'MUIDERBERG',
    names: ['Muiderberg', 'Dutch two'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [
      { call: '2H / 2S', meaning: 'below opening strength, 5+ cards in the suit bid and a 4+ card minor' },
      { call: '2NT reply', meaning: 'forcing relay' },
    ],
    variants: ['2H = hearts and any other suit, so possibly four or five spades'],
    declare: [],
  },
  {
    key: 'multi',
    portuguese: 'MULTICOLOR',
    names: ['Multi 2D'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [
      {
        call: '2D',
        meaning:
          'weak option, normally one major below opening strength; and one or more strong options (balanced 23-24, minor one-suiter, three-suiter...)',
      },
      { call: 'responder', meaning: 'assumes a weak option at first' },
      { call: '2NT reply', meaning: 'strong relay' },
    ],
    variants: [],
    declare: ['the strong options, on the front page of the card'],
  },
  {
    key: 'multi-landy',
    portuguese: 'MULTILANDY',
    names: ['Multi-Landy'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [
      { call: '2C', meaning: 'both majors' },
      { call: '2D', meaning: 'one-suiter, normally a major' },
      { call: '2H / 2S', meaning: 'five cards in the suit and an unspecified minor' },
      { call: '2NT', meaning: 'both minors' },
      { call: 'Double', meaning: 'strong, rather balanced' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'namyats',
    portuguese: 'NAMYATS',
    names: ['Namyats'],
    kinds: ['opening'],
    context: 'opening bid',
    calls: [
      { call: '4C', meaning: 'a 4H opening with extra values' },
      { call: '4D', meaning: 'a 4S opening with extra values' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'puppet-stayman',
    portuguese: 'PUPPET STAYMAN',
    names: ['Puppet Stayman'],
    kinds: ['response', 'ask'],
    context: 'partner opened 2NT (or 1NT, see variant)',
    calls: [
      { call: '3C', meaning: 'asks for a five-card or four-card major' },
      { call: '3H / 3S', meaning: 'five cards' },
      { call: '3D', meaning: 'at least one four-card major; responder then bids the major he does not hold' },
      { call: '3NT', meaning: 'no four- or five-card major' },
    ],
    variants: ['2C over 1NT with the same structure one level lower'],
    declare: [],
  },
  {
    key: 'ripstra',
    portuguese: 'RIPSTRA',
    names: ['Ripstra'],
    kinds: ['overcall-of-1nt'],
    context: 'opponents opened 1NT',
    calls: [{ call: '2C or 2D', meaning: 'both majors, singleton or void in the other minor' }],
    variants: [],
    declare: [],
  },
  {
    key: 'smith',
    portuguese: 'SMITH',
    names: ['Smith signal', 'Smith echo'],
    kinds: ['signal'],
    context: 'defending a no-trump contract',
    calls: [
      {
        call: "high then low by opening leader's partner in the suit declarer first plays",
        meaning: 'please continue the suit led',
      },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'smolen',
    portuguese: 'SMOLEN',
    names: ['Smolen'],
    kinds: ['response'],
    context: 'partner opened 1NT (or 2NT), responder bid Stayman and opener denied a four-card major',
    calls: [
      { call: '3H / 3S', meaning: 'game values, four cards in the major bid and five in the other major' },
    ],
    variants: ['same method after a 2NT opening'],
    declare: [],
  },
  {
    key: 'splinter',
    portuguese: 'SPLINTER',
    names: ['Splinter'],
    kinds: ['response'],
    context: 'partner opened 1H or 1S',
    calls: [
      {
        call: 'double jump in a new suit',
        meaning: 'strong, 4+ card support, singleton or void in the suit bid',
      },
    ],
    variants: [
      "any otherwise useless jump in a suit: fit for partner's last suit, shortness in the suit bid",
    ],
    declare: [],
  },
  {
    key: 'stayman',
    portuguese: 'STAYMAN',
    names: ['Stayman'],
    kinds: ['response', 'ask'],
    context: 'partner opened 1NT (2NT)',
    calls: [
      { call: '2C (3C)', meaning: 'asks for four-card majors' },
      { call: '2H (3H)', meaning: 'four hearts, maybe four spades too' },
      { call: '2S (3S)', meaning: 'four spades, not four hearts' },
      { call: '2D (3D)', meaning: 'no four-card major' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'texas',
    portuguese: 'TEXAS',
    names: ['Texas transfers'],
    kinds: ['response'],
    context: 'partner opened 1NT or 2NT',
    calls: [{ call: 'four-level transfer', meaning: 'transfer to a major at the four level' }],
    variants: [],
    declare: ['which calls transfer to which major, if not the suit below'],
  },
  {
    key: 'jacoby-transfers',
    portuguese: 'TRANSFERÊNCIAS JACOBY',
    names: ['Jacoby transfers'],
    kinds: ['response'],
    context: 'partner opened 1NT or 2NT',
    calls: [
      { call: 'diamonds at the lowest level', meaning: 'length in hearts' },
      { call: 'hearts at the lowest level', meaning: 'length in spades' },
    ],
    variants: [],
    declare: [],
  },
  {
    key: 'minor-transfers',
    portuguese: 'TRANSFERÊNCIAS PARA NAIPES POBRES',
    names: ['Minor-suit transfers'],
    kinds: ['response'],
    context: 'partner opened 1NT',
    calls: [
      { call: '2NT', meaning: 'normally a minor one-suiter' },
      { call: '2S', meaning: 'above all both minors' },
    ],
    variants: [],
    declare: ['the options used: many versions exist'],
  },
  {
    key: 'walsh',
    portuguese: 'WALSH',
    names: ['Walsh responses'],
    kinds: ['response', 'opener-rebid'],
    context: 'partner opened 1C',
    calls: [
      {
        call: '1H / 1S',
        meaning: "four cards; may conceal longer diamonds when too weak for a responder's reverse",
      },
    ],
    variants: [],
    declare: [],
  },
];

/** What an explanation is in the language of the reader. */
export type AnnexWords = (phrase: string) => string;

/** The conventions whose name, call or meaning has every word that was typed; in English, or as the reader has it. */
export function findConventions(
  text: string,
  inWords: AnnexWords = (phrase) => phrase,
): readonly Convention[] {
  const words = plainLetters(text).trim().split(/\s+/);
  return ANNEX_II.filter(({ portuguese, names, context, calls }) => {
    const explained = [context, ...calls.flatMap(({ call, meaning }) => [call, meaning])];
    const said = [...names, ...explained];
    const told = plainLetters([portuguese, ...said, ...said.map(inWords)].join(' '));
    return words.every((word) => told.includes(word));
  });
}
