import type { DeskStorage } from '../en/desk-storage.ts';

export const deskStorage: DeskStorage = {
  storage: {
    trouble: {
      full: 'O disco do servidor está cheio: nada pode ser registado. Liberte espaço; o Naipe continua sozinho.',
      'read-only':
        'Não é possível escrever no disco do servidor: nada pode ser registado. O Naipe continua sozinho quando for possível.',
      failing:
        'O disco do servidor falha: nada pode ser registado. O Naipe continua sozinho quando o disco funcionar.',
      damaged:
        'A base de dados está danificada: nada mais é registado. Pare o Naipe, execute `naipe check-data` e reponha uma cópia de segurança.',
      away: 'A base de dados do servidor não responde: nada pode ser registado. O Naipe continua sozinho assim que responda.',
      busy: 'Está a registar-se demasiado neste momento: os telemóveis tentam de novo sozinhos.',
    },
    file: 'O ficheiro da base de dados está danificado. Pare o Naipe e reponha uma cópia de segurança: `naipe restore FICHEIRO --force`.',
    fact: 'Prova {{tournament}}: o facto {{fact}} não é o que foi escrito. Reponha uma cópia de segurança, ou retire o que está inteiro: `naipe export {{id}} FICHEIRO --whole`.',
    loss: 'Prova {{tournament}}: perderam-se os factos {{from}} a {{had}}. Reponha uma cópia de segurança mais recente, ou introduza de novo o que falta.',
    changed:
      'Prova {{tournament}}: os factos até {{had}} não são os que foram registados. Reponha uma cópia de segurança mais recente, ou reveja os resultados.',
    seen: 'Compreendido',
  },
};
