import type { NewsKind } from '../../../../contract/news.ts';

export const textTemplates = ['textCode', 'textReminder', 'textOffer', 'textChange'] as const;
export type TextTemplate = (typeof textTemplates)[number];

export const isTextTemplate = (template: string): template is TextTemplate =>
  textTemplates.some((each) => each === template);

export const textTemplateOf: Record<NewsKind, TextTemplate> = {
  reminder: 'textReminder',
  offer: 'textOffer',
  change: 'textChange',
};

export const pushTemplates = ['pushReminder', 'pushOffer', 'pushChange'] as const;
export type PushTemplate = (typeof pushTemplates)[number];

export const isPushTemplate = (template: string): template is PushTemplate =>
  pushTemplates.some((each) => each === template);

export const pushTemplateOf: Record<NewsKind, PushTemplate> = {
  reminder: 'pushReminder',
  offer: 'pushOffer',
  change: 'pushChange',
};
