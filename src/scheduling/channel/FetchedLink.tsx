import type { ComponentProps } from 'react';

import { fetchFile, type WantedFile } from '../../api/fetchFile';
import { useAppDispatch } from '../../store/hooks';
import { SavedFile } from '../../ui';

type Props = Omit<ComponentProps<typeof SavedFile>, 'fetch'> & { wanted: WantedFile };

export function FetchedLink({ wanted, ...link }: Props) {
  const dispatch = useAppDispatch();
  return <SavedFile {...link} fetch={() => dispatch(fetchFile(wanted))} />;
}
