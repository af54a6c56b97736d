/** The first page was heard already. */
export const noteEarlyMove = ({ dataset }: HTMLElement): void => {
  dataset['moved'] = '';
};

export const hasMovedEarly = (): boolean => document.querySelector('#portal[data-moved]') !== null;
