import type {
  deskErasing as en,
  erasingFacts as enFacts,
  erasingRefusals as enRefusals,
} from '../en/desk-erasing.ts';

export const deskErasing: typeof en = {
  erasing: {
    title: 'Apagar uma pessoa, eliminar uma prova',
    person: 'Apagar uma pessoa',
    personSentence:
      'Para quem o pede. O nome é substituído por “Anon.” onde quer que esteja; os resultados e as classificações ficam.',
    name: 'Nome da pessoa',
    number: 'Número de licença ou de sócio',
    numberHint: 'Só se duas pessoas tiverem o mesmo nome.',
    look: 'Mostrar onde está o nome',
    found_one: '{{names}} aparece nesta prova:',
    found_other: '{{names}} aparece nestas {{count}} provas:',
    places_one: 'num lugar',
    places_other: 'em {{count}} lugares',
    written: 'Escrito por outros: “{{text}}”',
    numbers: 'Números encontrados: {{numbers}}. Se forem várias pessoas, indique o número de quem se trata.',
    notFound:
      'Um nome próprio sozinho ou uma alcunha numa observação não se encontra: veja o histórico destas provas.',
    own: 'A sua palavra-passe',
    never: 'Não se pode voltar atrás.',
    erase: 'Apagar de vez',
    keep: 'Deixar como está',
    erased_one: 'Apagado, numa prova.',
    erased_other: 'Apagado, em {{count}} provas.',
    tournament: 'Eliminar uma prova',
    which: 'Prova',
    choose: 'Escolha…',
    question: 'Eliminar “{{name}}” de {{date}}, com inscrições, resultados, decisões e histórico?',
    playing: 'Está a ser jogada.',
    fileFirst: 'Guardá-la primeiro num ficheiro',
    remove: 'Eliminar de vez',
    removed: 'A prova foi eliminada.',
    swept: 'Nada dela ficou na base de dados.',
    notSwept: 'Os últimos vestígios no ficheiro da base de dados são apagados logo que o disco o permita.',
    copies:
      'As cópias de segurança, os ficheiros guardados e os papéis de antes ainda a têm. Cabe-lhe apagá-los: o Naipe não sabe onde estão.',
    aside: 'Postos de lado na pasta de dados por uma reposição: {{files}}.',
    record: 'O que foi apagado e eliminado',
    none: 'Nada até agora.',
    when: 'Quando',
    who: 'Quem o fez',
    what: 'O quê',
    personIn: 'Uma pessoa, na prova de {{date}}',
    tournamentOf_one: 'A prova de {{date}}, um facto',
    tournamentOf_other: 'A prova de {{date}}, {{count}} factos',
    terminal: 'No terminal',
  },
};

export const erasingFacts: typeof enFacts = {
  'person-erased': 'Uma pessoa foi apagada: o nome foi substituído em {{facts}} linhas anteriores.',
};

export const erasingRefusals: typeof enRefusals = {
  'erased-for-good': 'Já ninguém sabe o nome que aqui foi apagado.',
  'directs-here': '{{name}} é DT aqui: retire ou mude primeiro o nome desse DT.',
  'nobody-found': 'Não se encontra ninguém com esse nome.',
};
