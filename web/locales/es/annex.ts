/** Las explicaciones del Anexo II: la frase inglesa y la española. */
export const annex: Readonly<Record<string, string>> = {
  'opponents opened one of a suit': 'los oponentes abrieron de uno a palo',
  'either the hand of a strong 1NT opening, or a weak hand with one long suit':
    'o la mano de una apertura de 1ST fuerte, o una mano débil con un palo largo',
  'partner opened 1H or 1S': 'el compañero abrió de 1H o 1S',
  'one-round force of any strength asking opener to describe; need not be balanced and may hold three-card support':
    'forzante a una vuelta, de cualquier fuerza, pide al abridor que describa la mano; no tiene que ser equilibrada y puede tener apoyo de tres cartas',
  '1-suit opening, responder bid a major, opener rebid 1NT':
    'apertura de uno a palo, el respondedor dio un mayor, el abridor repitió con 1ST',
  'asks opener about length in the majors': 'pregunta al abridor la longitud en los mayores',
  'the replies: several versions exist, so the card must spell them out':
    'las respuestas: hay varias versiones, así que la hoja debe indicarlas',
  'opening bid': 'apertura',
  'any hand that forces to game': 'cualquier mano que obliga a manga',
  'the opening is 2D instead of 2C': 'la apertura es 2D en lugar de 2C',
  'reply method: natural, Albarran or César (aces), Roman controls, ...':
    'método de respuesta: natural, Albarran o César (ases), controles romanos, ...',
  'a hand worth a strong two-level opening in an unspecified suit':
    'mano que vale una apertura fuerte al nivel de dos en un palo sin indicar',
  'opponents opened one of a suit; direct 2NT': 'los oponentes abrieron de uno a palo; 2ST directo',
  'two-suiter in the two lowest unbid suits: over a major both minors; over a minor hearts and the other minor':
    'bicolor en los dos palos más bajos no nombrados: sobre un mayor, los dos menores; sobre un menor, corazones y el otro menor',
  'we opened one of a suit and RHO has just acted at the two level (overcall or raise of an overcall)':
    'abrimos de uno a palo y el oponente de la derecha acaba de intervenir al nivel de dos (intervención o apoyo de una intervención)',
  'one- or two-suiter weaker than a direct suit bid at the three level':
    'unicolor o bicolor más débil que un palo dado directamente al nivel de tres',
  '3 of a suit, direct': '3 a palo, directo',
  'the stronger version': 'la versión más fuerte',
  'strong, rather balanced raise with 4+ card support':
    'apoyo fuerte, bastante equilibrado, con 4 o más cartas',
  "opener's rebid": 'segunda voz del abridor',
  'shows a singleton if held, otherwise defines strength':
    'muestra el singleton si lo hay; si no, define la fuerza',
  'solid seven-card minor, no ace or king outside': 'menor sólido de siete cartas, sin as ni rey fuera',
  'opponents opened 1NT': 'los oponentes abrieron de 1ST',
  '5+ hearts and another suit': '5 o más corazones y otro palo',
  '5+ spades and a minor': '5 o más picas y un menor',
  '5+ hearts and a minor': '5 o más corazones y un menor',
  '5+ spades and another suit': '5 o más picas y otro palo',
  'partner opened 2NT': 'el compañero abrió de 2ST',
  'asks opener to bid the cheapest four-card suit': 'pide al abridor el palo de cuatro cartas más económico',
  'later suit bids up to 3NT': 'palos dados después, hasta 3ST',
  'both partners go on showing four-card suits upwards':
    'ambos siguen mostrando palos de cuatro cartas en orden ascendente',
  'partner opened 1H or 1S showing five cards': 'el compañero abrió de 1H o 1S, que muestra cinco cartas',
  'single raise': 'apoyo simple',
  'jump raise': 'apoyo con salto',
  '3-card support, 8-10 points with distribution': 'apoyo de 3 cartas, 8-10 puntos con distribución',
  '4+ card support, at most 6 points with distribution':
    'apoyo de 4 o más cartas, 6 puntos como máximo con distribución',
  '4+ card support, 7-10 points with distribution': 'apoyo de 4 o más cartas, 7-10 puntos con distribución',
  '4+ card support, invitational': 'apoyo de 4 o más cartas, invitación',
  '3C and 3D exchange meanings': '3C y 3D intercambian sus significados',
  'which version': 'qué versión',
  'slam exploration': 'búsqueda de slam',
  'asks for aces': 'pregunta los ases',
  '0 or 4 aces': '0 o 4 ases',
  '1 ace': '1 as',
  '2 aces': '2 ases',
  '3 aces': '3 ases',
  '5NT by the asker': '5ST de quien preguntó',
  'asks for kings, same steps one level higher':
    'pregunta los reyes, los mismos escalones un nivel más arriba',
  'agreed trump suit; key cards = four aces + trump king':
    'triunfo fijado; cartas clave = cuatro ases + rey de triunfo',
  'asks for key cards': 'pregunta las cartas clave',
  '0 or 4': '0 o 4',
  '1 or 5': '1 o 5',
  '5C and 5D exchange meanings': '5C y 5D intercambian sus significados',
  'swapped or not': 'intercambiadas o no',
  'asks for key cards and the trump queen': 'pregunta las cartas clave y la dama de triunfo',
  '0 or 3': '0 o 3',
  '1 or 4': '1 o 4',
  '2 or 5 without the trump queen': '2 o 5 sin la dama de triunfo',
  '2 or 5 with the trump queen': '2 o 5 con la dama de triunfo',
  'next step after 5C/5D, not the trump suit': 'escalón siguiente a 5C/5D, que no sea el triunfo',
  'asks for the trump queen': 'pregunta la dama de triunfo',
  '5C and 5D exchange meanings (1430)': '5C y 5D intercambian sus significados (1430)',
  'a minor suit is agreed': 'hay un menor fijado',
  '4 of the agreed minor': '4 en el menor fijado',
  'by jump or when plainly forcing: asks for aces or key cards':
    'con salto o cuando es claramente forzante: pregunta los ases o las cartas clave',
  replies: 'respuestas',
  'steps according to the Blackwood in use': 'escalones según el Blackwood en uso',
  'a suit is agreed': 'hay un palo fijado',
  'jump in a new suit, usually at the five level': 'salto en palo nuevo, en general al nivel de cinco',
  'asks for aces or key cards outside the suit bid':
    'pregunta los ases o las cartas clave fuera del palo dado',
  Double: 'Doblo',
  Pass: 'Paso',
  'one-suiter': 'unicolor',
  'clubs and hearts': 'tréboles y corazones',
  'diamonds and hearts': 'diamantes y corazones',
  'hearts and spades': 'corazones y picas',
  'spades and a minor': 'picas y un menor',
  'both minors': 'los dos menores',
  '3 of a suit': '3 a palo',
  'three-suiter short in the suit bid': 'tricolor corto en el palo dado',
  'opening with a two-suited hand': 'apertura con una mano bicolor',
  opening: 'apertura',
  'the shorter suit first, exceptionally only three cards':
    'primero el palo más corto, excepcionalmente solo de tres cartas',
  'second bid': 'segunda voz',
  'the longer suit; by reverse or jump with strong hands':
    'el palo más largo; en inversa o con salto con manos fuertes',
  'values of a 15-17 1NT': 'los valores de un 1ST de 15-17',
  'unspecified one-suiter': 'unicolor sin indicar',
  'both majors': 'los dos mayores',
  'hearts and a minor': 'corazones y un menor',
  'partner opened a game-forcing 2C': 'el compañero abrió de 2C forzante a manga',
  'no ace, not two kings, fewer than 8 HCP': 'ningún as, ni dos reyes, menos de 8 puntos de honor',
  'no ace but 8+ HCP or two kings': 'ningún as, pero 8 o más puntos de honor o dos reyes',
  'ace of the suit bid': 'el as del palo dado',
  'two aces of the same colour': 'dos ases del mismo color',
  'two aces of the same rank (both majors or both minors)':
    'dos ases de la misma categoría (los dos mayores o los dos menores)',
  'two aces mixed: neither colour nor rank in common':
    'dos ases mixtos: ni del mismo color ni de la misma categoría',
  '4 of a suit': '4 a palo',
  'three aces, missing the one bid': 'tres ases, falta el del palo dado',
  'opponents interfered over our ace/key-card ask':
    'los oponentes intervinieron sobre nuestra pregunta de ases o cartas clave',
  'even number': 'número par',
  'odd number': 'número impar',
  various: 'varios',
  penalty: 'punitivo',
  'wants to defend doubled': 'quiere defender el contrato doblado',
  support: 'de apoyo',
  "after interference over partner's response: exactly three cards in partner's suit, usually up to the two level; redouble has the same meaning if the interference was a double":
    'tras intervención sobre la respuesta del compañero: exactamente tres cartas en el palo del compañero, en general hasta el nivel de dos; el redoblo significa lo mismo si la intervención fue un doblo',
  takeout: 'de llamada',
  'over an opening, or over a response when partner passed in second seat: asks partner to bid; possible elsewhere, e.g. after conventional openings':
    'sobre una apertura, o sobre una respuesta cuando el compañero pasó en segunda posición: pide al compañero que hable; posible en otros casos, p. ej. tras aperturas convencionales',
  'competitive-1': 'competitivo 1',
  'both sides have a fit, usually in the majors: extra values; partner may pass, bid on low or bid game':
    'ambos bandos tienen fit, en general en los mayores: valores de más; el compañero puede pasar, competir bajo o cantar la manga',
  'competitive-2': 'competitivo 2',
  "over partner's overcall and a new suit by responder: the unbid suit and tolerance for the overcall":
    'sobre la intervención del compañero y un palo nuevo del respondedor: el palo no nombrado y tolerancia por la intervención',
  lightner: 'Lightner',
  'double of a slam: asks for an unusual lead, as a rule the first suit bid by dummy':
    'doblo de un slam: pide una salida inusual, por regla general al primer palo dado por el muerto',
  negative: 'negativo',
  'usually over an overcall: values without a satisfactory natural call; asks partner to bid':
    'en general sobre una intervención: valores sin un canto natural satisfactorio; pide al compañero que hable',
  optional: 'opcional',
  'usually over pre-empts: partner passes with a hand suited to defence':
    'en general sobre barrajes: el compañero pasa con una mano apta para defender',
  responsive: 'responsivo',
  "fourth hand after partner's takeout double and a raise by responder; may be agreed to deny four cards in an unbid major":
    'en cuarta posición, tras el doblo de llamada del compañero y un apoyo del respondedor; puede acordarse que niega cuatro cartas en un mayor no nombrado',
  'for doubles that ask partner to bid: the level up to which the artificial meaning holds':
    'de los doblos que piden al compañero que hable: el nivel hasta el que vale el significado artificial',
  'clubs and another suit': 'tréboles y otro palo',
  'diamonds and a major': 'diamantes y un mayor',
  'natural, too weak to double first': 'natural, demasiado débil para doblar primero',
  'first step (what 5C would have shown)': 'primer escalón (lo que 5C habría mostrado)',
  'second step (what 5D would have shown)': 'segundo escalón (lo que 5D habría mostrado)',
  'cheapest suit': 'palo más económico',
  'third step, and so on upwards': 'tercer escalón, y así sucesivamente',
  'passed hand, partner opened 1H or 1S': 'mano pasada, el compañero abrió de 1H o 1S',
  'fit (usually three cards), 10+ points with distribution; asks opener to define':
    'fit (en general tres cartas), 10 o más puntos con distribución; pide al abridor que defina la mano',
  '2D by opener': '2D del abridor',
  'minimum or sub-minimum opening (with real diamonds and a sound opening opener also starts 2D and then bids again)':
    'apertura mínima o por debajo del mínimo (con diamantes de verdad y buena apertura el abridor también empieza por 2D y vuelve a hablar)',
  'any other rebid': 'cualquier otra segunda voz',
  'normal opening values': 'valores normales de apertura',
  'rebidding two of the opened major shows the minimum; everything else normal values':
    'repetir a dos el mayor de apertura muestra el mínimo; todo lo demás, valores normales',
  '2C = three-card fit, 2D = four-card or longer fit': '2C = fit de tres cartas, 2D = fit de cuatro o más',
  'opening values, 5+ hearts and 4 spades': 'valores de apertura, 5 o más corazones y 4 picas',
  '2NT reply': 'respuesta 2ST',
  forcing: 'forzante',
  'the opening is 2H': 'la apertura es 2H',
  'which opening': 'qué apertura',
  'opening values, 5+ spades and 4 hearts': 'valores de apertura, 5 o más picas y 4 corazones',
  'the opening is 2S': 'la apertura es 2S',
  'partner opened 1NT or 2NT; direct response': 'el compañero abrió de 1ST o 2ST; respuesta directa',
  'steps: 4D first': 'escalones: 4D el primero',
  'opponents opened one of a suit; two-suiters without that suit':
    'los oponentes abrieron de uno a palo; bicolores sin ese palo',
  'over 1D/1H/1S: 2NT': 'sobre 1D/1H/1S: 2ST',
  'two lowest unbid suits': 'los dos palos más bajos no nombrados',
  'over 1D/1H/1S: cue-bid': 'sobre 1D/1H/1S: cue-bid',
  'highest unbid suit and clubs': 'el palo más alto no nombrado y tréboles',
  'over 1D/1H/1S: 3C': 'sobre 1D/1H/1S: 3C',
  'the two suits other than clubs and the opened suit': 'los dos palos que no son tréboles ni el de apertura',
  'over 1C: 2D': 'sobre 1C: 2D',
  'over 1C: 2NT': 'sobre 1C: 2ST',
  'hearts and diamonds': 'corazones y diamantes',
  'over 1C: cue-bid 2C': 'sobre 1C: cue-bid 2C',
  'spades and diamonds': 'picas y diamantes',
  'agreed trump suit': 'triunfo fijado',
  '5NT (jump)': '5ST (con salto)',
  'asks how many of A, K, Q of trumps': 'pregunta cuántos de los tres honores mayores de triunfo',
  '6 of the trump suit': '6 en el triunfo',
  one: 'uno',
  two: 'dos',
  'stepped replies: to be described on the card': 'respuestas por escalones: a describir en la hoja',
  'at least 4-4 in the majors': 'al menos 4-4 en los mayores',
  'four common situations': 'cuatro situaciones comunes',
  'relay to 3C; then pass or a correction to another suit shows a weak hand':
    'relé a 3C; después paso o una corrección a otro palo muestra mano débil',
  'direct bid at the three level': 'voz directa al nivel de tres',
  stronger: 'más fuerte',
  'situation a': 'situación a',
  'partner opened 1NT and was overcalled: sign-off or stronger, and stopper or no stopper in their suit':
    'el compañero abrió de 1ST y hubo intervención: cierre o más fuerte, y con o sin freno en su palo',
  'situation b': 'situación b',
  'partner made a takeout double of a weak 2H/2S (or equivalent after a Multi 2D): grades strength':
    'el compañero hizo un doblo de llamada a un 2H/2S débil (o equivalente tras un Multi 2D): gradúa la fuerza',
  'situation c': 'situación c',
  "after opener's reverse: normally a minimum response":
    'tras una inversa del abridor: normalmente respuesta mínima',
  'situation d': 'situación d',
  'as Good-Bad 2NT': 'como el Good-Bad 2NT',
  'in which situations it is played': 'en qué situaciones se juega',
  'an unspecified long minor, or both majors': 'un menor largo sin indicar, o los dos mayores',
  'clubs and a major': 'tréboles y un mayor',
  'partner opened 1C or 1D': 'el compañero abrió de 1C o 1D',
  'good fit (five cards, or four good ones), invitational or better (from 9-10 HCP)':
    'buen fit (cinco cartas, o cuatro buenas), invitación o mejor (desde 9-10 puntos de honor)',
  weak: 'débil',
  'single raise forces to game and a jump in the other minor is the limit raise (or the other way round)':
    'el apoyo simple obliga a manga y el salto en el otro menor es el apoyo límite (o al revés)',
  'cue-bid of a minor': 'cue-bid en un menor',
  'cue-bid of a major': 'cue-bid en un mayor',
  'the other major and an unspecified minor': 'el otro mayor y un menor sin indicar',
  '2C over 1C is natural and both majors are always shown by 2D':
    '2C sobre 1C es natural y los dos mayores se muestran siempre con 2D',
  'below opening strength, 5+ cards in the suit bid and a 4+ card minor':
    'por debajo de la fuerza de apertura, 5 o más cartas en el palo dado y un menor de 4 o más',
  'forcing relay': 'relé forzante',
  '2H = hearts and any other suit, so possibly four or five spades':
    '2H = corazones y cualquier otro palo, así que quizá cuatro o cinco picas',
  'weak option, normally one major below opening strength; and one or more strong options (balanced 23-24, minor one-suiter, three-suiter...)':
    'opción débil, normalmente un mayor por debajo de la fuerza de apertura; y una o más opciones fuertes (equilibrada de 23-24, unicolor menor, tricolor...)',
  responder: 'respondedor',
  'assumes a weak option at first': 'supone al principio una opción débil',
  'strong relay': 'relé fuerte',
  'the strong options, on the front page of the card':
    'las opciones fuertes, en la primera página de la hoja',
  'one-suiter, normally a major': 'unicolor, normalmente mayor',
  'five cards in the suit and an unspecified minor': 'cinco cartas en el palo y un menor sin indicar',
  'strong, rather balanced': 'fuerte, bastante equilibrada',
  'a 4H opening with extra values': 'una apertura de 4H con valores de más',
  'a 4S opening with extra values': 'una apertura de 4S con valores de más',
  'partner opened 2NT (or 1NT, see variant)': 'el compañero abrió de 2ST (o 1ST, véase la variante)',
  'asks for a five-card or four-card major': 'pregunta por un mayor de cinco o de cuatro cartas',
  'five cards': 'cinco cartas',
  'at least one four-card major; responder then bids the major he does not hold':
    'al menos un mayor de cuatro cartas; el respondedor da entonces el mayor que no tiene',
  'no four- or five-card major': 'ningún mayor de cuatro o cinco cartas',
  '2C over 1NT with the same structure one level lower':
    '2C sobre 1ST con la misma estructura un nivel más abajo',
  '2C or 2D': '2C o 2D',
  'both majors, singleton or void in the other minor':
    'los dos mayores, singleton o chicana en el otro menor',
  'defending a no-trump contract': 'en la defensa de un contrato sin triunfo',
  "high then low by opening leader's partner in the suit declarer first plays":
    'alta y después baja del compañero de quien salió, en el primer palo que juega el declarante',
  'please continue the suit led': 'pide que se continúe el palo de salida',
  'partner opened 1NT (or 2NT), responder bid Stayman and opener denied a four-card major':
    'el compañero abrió de 1ST (o 2ST), el respondedor dio Stayman y el abridor negó un mayor de cuatro cartas',
  'game values, four cards in the major bid and five in the other major':
    'valores de manga, cuatro cartas en el mayor dado y cinco en el otro mayor',
  'same method after a 2NT opening': 'el mismo método tras una apertura de 2ST',
  'double jump in a new suit': 'doble salto en palo nuevo',
  'strong, 4+ card support, singleton or void in the suit bid':
    'fuerte, apoyo de 4 o más cartas, singleton o chicana en el palo dado',
  "any otherwise useless jump in a suit: fit for partner's last suit, shortness in the suit bid":
    'cualquier salto a palo sin otro uso: fit en el último palo del compañero, corto en el palo dado',
  'partner opened 1NT (2NT)': 'el compañero abrió de 1ST (2ST)',
  'asks for four-card majors': 'pregunta por mayores de cuatro cartas',
  'four hearts, maybe four spades too': 'cuatro corazones, quizá también cuatro picas',
  'four spades, not four hearts': 'cuatro picas, no cuatro corazones',
  'no four-card major': 'ningún mayor de cuatro cartas',
  'partner opened 1NT or 2NT': 'el compañero abrió de 1ST o 2ST',
  'four-level transfer': 'transferencia al nivel de cuatro',
  'transfer to a major at the four level': 'transferencia a un mayor al nivel de cuatro',
  'which calls transfer to which major, if not the suit below':
    'qué cantos transfieren a qué mayor, si no es el palo inmediatamente inferior',
  'diamonds at the lowest level': 'diamantes al nivel más bajo',
  'length in hearts': 'longitud en corazones',
  'hearts at the lowest level': 'corazones al nivel más bajo',
  'length in spades': 'longitud en picas',
  'partner opened 1NT': 'el compañero abrió de 1ST',
  'normally a minor one-suiter': 'normalmente un unicolor menor',
  'above all both minors': 'sobre todo los dos menores',
  'the options used: many versions exist': 'las opciones usadas: hay muchas versiones',
  'partner opened 1C': 'el compañero abrió de 1C',
  "four cards; may conceal longer diamonds when too weak for a responder's reverse":
    'cuatro cartas; puede esconder diamantes más largos cuando es demasiado débil para una inversa del respondedor',
};
