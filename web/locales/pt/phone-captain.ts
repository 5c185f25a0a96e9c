import type { PhoneCaptain } from '../en/phone-captain.ts';

export const phoneCaptain: PhoneCaptain = {
  captain: {
    home: 'São a equipa visitada: Norte–Sul na sala aberta.',
    away: 'São os visitantes: Este–Oeste na sala aberta.',
    women: 'As mulheres sentam-se em {{seats}} ({{clause}}).',
    womenStand: 'As carteiras jogadas noutros lugares antes de se notar mantêm-se ({{clause}}).',
    seatedEarly: {
      own: 'O vosso par que joga um SAI senta-se {{minutes}} minutos antes do início do encontro, se os adversários o pedirem ({{clause}}).',
      theirs:
        'Um par deles joga um SAI: podem pedir que se sente {{minutes}} minutos antes do início do encontro ({{clause}}).',
    },
    handIn: {
      home: 'A equipa visitada entrega as folhas das duas salas, rubricadas pelos dois capitães; as emendas são rubricadas por ambos ({{clause}}).',
      both: 'Os dois capitães respondem pela entrega das folhas, rubricadas por ambos; as emendas também ({{clause}}).',
    },
    roomsTitle: 'Quem pode estar em cada sala',
    rooms:
      'Na sala fechada só estão os jogadores, o DT e os seus auxiliares. A sala aberta começa depois de a fechada estar sentada; ninguém sai sem licença do DT.',
    watch: 'Da sua equipa só você pode assistir, na sala aberta, desde o início e com conhecimento do DT.',
    nothing: 'O próximo encontro aparece aqui quando o emparelhamento for publicado.',
    bye: 'Folgam nesta jornada.',
    lineUp: 'Declarar a formação',
    lineUpDone: 'Ver ou alterar a formação',
    sign: 'Assinar o resultado',
    signed: 'Já assinou. Falta o outro capitão.',
    bothSigned: 'Os dois capitães assinaram.',
    signQuestion: '{{home}} {{homeImps}} – {{awayImps}} {{away}} IMP. Está certo?',
    signQuestionPoints: '{{home}} {{homeImps}} – {{awayImps}} {{away}} pontos. Está certo?',
    signYes: 'Sim, assinar',
    signNo: 'Não está certo',
    wrong: 'Chame o DT: ele corrige as carteiras; depois assinam.',
    match: 'Carteira a carteira',
    standings: 'Classificação',
    back: 'Equipa',
  },
  atMatch: {
    where: 'Jornada {{round}} de {{rounds}}, {{room}}',
    whereSegment: 'Jornada {{round}}, segmento {{segment}} de {{segments}}, {{room}}',
    open: 'sala aberta',
    closed: 'sala fechada',
  },
};
