import type { resultsRules as en } from '../en/results-rules.ts';

export const resultsRules: typeof en = {
  rules: {
    heading: 'Cómo se juega aquí',
    by: 'Según {{name}}, en resumen. Decide el propio reglamento.',
    topic: {
      director: 'El director',
      auction: 'El remate',
      play: 'El carteo',
      boards: 'Las tablillas',
      room: 'En la sala',
      screens: 'Pantallas',
      results: 'Tras la sesión',
    },
    rule: {
      'call-director': 'Si algo va mal, llamen enseguida al director. Nada se arregla entre los jugadores.',
      'count-cards':
        'Cuente sus cartas boca abajo antes de mirarlas: trece. Cuéntelas otra vez antes de devolverlas.',
      pack: 'Una baraja tiene 52 cartas, trece de cada palo: as, rey, dama, valet, diez, hasta el dos.',
      shuffle:
        'Baraje bien, deje cortar al oponente que lo pida, y reparta boca abajo, de una en una: trece a cada uno.',
      'board-middle':
        'La tablilla queda en el centro de la mesa, bien orientada, hasta que termina el juego.',
      'hand-back': 'Tras el juego mezcle sus trece cartas y devuélvalas a su propio bolsillo.',
      alert:
        'Alerte las voces artificiales del compañero: tarjeta de alerta y la palabra. Los oponentes no pueden dispensarlo.',
      'alert-waivable':
        'Alerte las voces del compañero que no sean del sistema estándar, salvo que los oponentes lo hayan dispensado.',
      'alert-doubt': 'En la duda, alerte, aunque no sepa explicar.',
      announce: 'Lo que se anuncia lo dice el compañero en pocas palabras, con la tarjeta de alerta.',
      'explain-when-asked': 'Explique las voces del compañero cuando un oponente pregunte, y solo entonces.',
      stop: 'Muestre STOP antes de un salto. El siguiente espera, mostrando interés: {{seconds}} segundos o más.',
      'stop-card-none': 'Con pantallas no hay tarjeta STOP ni anuncios.',
      boxes: 'Los cartones quedan de izquierda a derecha, todos a la vista, hasta que se muestre la salida.',
      'box-made': 'La voz está hecha cuando el cartón sale deliberadamente de la caja. No toque varios.',
      tempo: 'Cante y juegue a ritmo regular, sin énfasis, gesto ni comentario.',
      'declarer-hurried':
        'El declarante que no espera no puede quejarse de lo que tarde el defensor a su derecha.',
      'never-agreed':
        'Nunca se puede acordar: abrir con menos de 8 puntos sin otra definición, cambiar de métodos tras una pregunta, una respuesta o una irregularidad, ni señales cuya clave el declarante no conoce.',
      'declarer-waits':
        'El declarante espera unos {{seconds}} segundos tras la salida antes de pedir la primera carta del muerto.',
      'lead-face-down': 'La salida se hace boca abajo, y se muestra tras las preguntas.',
      'convention-card':
        'Ambos compañeros tienen la misma hoja de convenciones rellena, para que la lean los oponentes.',
      'convention-card-or-natural':
        'En la mesa hay una hoja de convenciones rellena. Sin ella se juega un sistema natural.',
      'reserve-rights':
        'Si un oponente pudo tener información no autorizada, diga que quizá llame después al director. Si no están de acuerdo, llame enseguida.',
      quiet: 'No comente las manos de modo que otros oigan.',
      'boards-north-south':
        'Norte–Sur cuidan de las tablillas: en su sitio, en la dirección correcta, con las cartas en sus bolsillos.',
      'enter-results':
        'El muerto introduce el resultado, un oponente lo verifica, antes de la siguiente tablilla. Cuatro pasos: Norte–Sur.',
      'compare-round-2': 'En la ronda 2 compare las manos con el registro tras cada tablilla.',
      pace: 'Hay {{minutes}} minutos por tablilla. La que no esté avanzada al cambio se pierde.',
      late: 'Esté sentado {{minutes}} minutos antes del inicio. Quien llega tarde puede ser penalizado y perder tablillas.',
      stay: 'Quédese en su mesa. No pasee ni mire otras mesas sin permiso.',
      phones:
        'Teléfonos y otros aparatos apagados desde {{minutes}} minutos antes hasta el final, salvo permiso del director.',
      smoking:
        'No se fuma en la zona de juego ni donde se exponen los resultados, hasta {{minutes}} minutos después.',
      spectators: 'Los espectadores miran una sola mano, no muestran ni dicen nada.',
      'spectators-public':
        'El juego es público, salvo en sala cerrada. No se rechaza a un espectador correcto, que no se desplaza.',
      'screens-sides':
        'Norte y Este a un lado de la pantalla, Sur y Oeste al otro. Norte coloca la tablilla, Oeste abre y cierra la ventanilla.',
      'screens-tray':
        'La bandeja pasa cuando ambos de un lado han cantado; déjela al menos {{seconds}} segundos a cada lado.',
      'screens-writing': 'Preguntas y respuestas entre compañeros de pantalla, por escrito.',
      'ask-correction':
        'Un resultado erróneo se corrige si lo pide en los {{minutes}} minutos tras los resultados.',
      'appeal-results':
        'Una decisión se apela hasta {{minutes}} minutos después de los resultados. Ambos compañeros de acuerdo.',
      'appeal-session':
        'Una decisión se apela hasta {{minutes}} minutos tras el fin de la sesión, con depósito. Ambos compañeros de acuerdo.',
      'boards-untouched': 'No toque las cartas de un oponente. Si quiere comprobar algo, llame al director.',
      'sheet-north':
        'En cada sala Norte rellena la hoja oficial del encuentro; las dos parejas responden de lo que pone.',
      'pace-match':
        'Hay {{minutes}} minutos por tablilla, desde que los cuatro están sentados. {{grace}} minutos después de acabarse el tiempo ambos equipos pueden ser penalizados.',
      'pace-announced':
        'El director anuncia el tiempo de cada serie de tablillas. {{grace}} minutos después de acabarse, quien tenga la culpa es penalizado.',
      'too-slow':
        'Si los oponentes le parecen demasiado lentos, dígaselo al director. Puede controlar el tiempo hasta el final del encuentro.',
      'late-team':
        'Esté sentado {{minutes}} minutos antes del inicio. Un equipo con más de {{most}} minutos de retraso no ha comparecido.',
      'late-team-waits':
        'Esté sentado {{minutes}} minutos antes del inicio. Con más de {{most}} minutos de retraso decide el director; el otro equipo espera su decisión.',
      'seats-kept':
        'En su línea siéntese como quiera, y no cambie de asiento hasta que acabe la serie de tablillas.',
      'closed-room':
        'En la sala cerrada solo están los jugadores, el director y quienes la organización necesita allí y no participan en la prueba.',
      'closed-room-first': 'La sala abierta empieza cuando la cerrada está sentada.',
      'stay-in-room': 'Nadie sale de su sala durante el encuentro, ni al acabar, sin permiso del director.',
      'captain-watches':
        'De cada equipo solo el capitán puede mirar su encuentro, en la sala abierta, desde el principio y con conocimiento del director.',
      'sheet-signed':
        'Los dos capitanes firman las hojas del encuentro y sus correcciones; las hojas se entregan con los IMP ya sumados.',
      'appeal-results-team':
        'Una decisión se apela hasta {{minutes}} minutos después de los resultados. El capitán está de acuerdo.',
      'appeal-session-team':
        'Una decisión se apela hasta {{minutes}} minutos tras el fin de la sesión, con depósito. El capitán está de acuerdo.',
    },
  },
};
