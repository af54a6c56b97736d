import { saveBlob } from '../../lib/saveBlob';

export const saveFile = (name: string, text: string): void => {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
};
