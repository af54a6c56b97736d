import type { NoticeNames, NoticeMessages } from './noticeText.ts';

const nb = '\u00A0';
const page = `Personnes qui agissent pour moi`;
const someone = ({ holder }: NoticeNames): string => (holder === '' ? 'Quelqu’un' : holder);
const they = ({ person }: NoticeNames): string => person ?? 'La personne';

export const frenchNotices: NoticeMessages = {
  asked: (names) => ({
    subject: 'Une personne demande à agir pour vous',
    body: [
      `${someone(names)} demande à agir pour vous dans le portail.`,
      `Rien ne lui est ouvert tant que vous n’avez pas accepté. Vous pouvez accepter, en choisissant ce que vous partagez, ou refuser, dans la page «${nb}${page}${nb}» de votre compte.`,
      'Si vous ne connaissez pas cette personne, refusez et appelez la clinique.',
    ].join('\n'),
  }),
  opened: (names) => ({
    subject: 'Une personne peut maintenant agir pour vous',
    body: [
      `${someone(names)} peut maintenant agir pour vous dans le portail.`,
      `Vous voyez ce qui est partagé, et vous pouvez y mettre fin, dans la page «${nb}${page}${nb}» de votre compte. Si ce n’était pas votre décision, appelez la clinique.`,
    ].join('\n'),
  }),
  givenUp: (names) => ({
    subject: 'Une personne n’agit plus pour vous',
    body: `${someone(names)} a renoncé à son accès et n’agit plus pour vous dans le portail. Les rendez-vous déjà pris restent en place.`,
  }),
  ofAge: (names) => ({
    subject: 'Vous décidez maintenant qui agit pour vous',
    body: [
      `Depuis vos 14${nb}ans, c’est vous qui décidez qui agit pour vous. ${someone(names)} agissait pour vous dans le portail; cet accès est suspendu.`,
      `Vous pouvez le redonner, en choisissant ce que vous partagez, ou y mettre fin, dans la page «${nb}${page}${nb}» de votre compte. Rien ne vous y oblige.`,
    ].join('\n'),
  }),
  granted: (names) => ({
    subject: 'Un accès vous est accordé',
    body: [
      `Vous pouvez maintenant agir pour ${names.person ?? 'la personne de votre demande'} dans le portail.`,
      `La page «${nb}Mes proches${nb}» montre ce que vous pouvez faire et jusqu’à quand.`,
    ].join('\n'),
  }),
  refused: (names) => ({
    subject: 'Une demande d’accès est refusée',
    body: `Votre demande d’agir pour ${names.person ?? 'une personne'} dans le portail est refusée. Pour en parler, adressez-vous à la personne ou à la clinique.`,
  }),
  withdrawn: (names) => ({
    subject: 'Un accès vous est retiré',
    body: `${they(names)} a mis fin à votre accès. Vous ne pouvez plus agir pour cette personne dans le portail. Les rendez-vous déjà pris restent en place.`,
  }),
  closed: (names) => ({
    subject: 'Un accès vous est retiré',
    body: `Une clinique a mis fin à votre accès pour ${names.person ?? 'une personne'}. Les rendez-vous déjà pris restent en place. Pour en parler, adressez-vous à la clinique.`,
  }),
  waits: (names) => ({
    subject: 'Un accès attend une confirmation',
    body: [
      `Une clinique a mis un dossier à jour. Votre accès pour ${names.person ?? 'une personne'} attend une confirmation; d’ici là, rien ne vous est ouvert. Les rendez-vous déjà pris restent en place.`,
      `Moins de 14${nb}ans, ou mandat${nb}: présentez à la clinique le document sur lequel repose votre accès. À partir de 14${nb}ans, la personne accepte dans son compte ou à la clinique.`,
    ].join('\n'),
  }),
  ended: (names) => ({
    subject: 'Un accès a pris fin',
    body: [
      `Votre accès pour ${names.person ?? 'une personne'} a pris fin à la date prévue. Les rendez-vous déjà pris restent en place.`,
      `À 18${nb}ans, ou après la date choisie, la personne décide de nouveau de ce qu’elle partage. Vous pouvez le lui redemander dans le portail.`,
    ].join('\n'),
  }),
  endedForPerson: (names) => ({
    subject: 'Une personne n’agit plus pour vous',
    body: `L’accès de ${names.holder === '' ? 'la personne qui agissait pour vous' : names.holder} a pris fin à la date prévue. Vous pouvez accepter une nouvelle demande dans votre compte.`,
  }),
};
