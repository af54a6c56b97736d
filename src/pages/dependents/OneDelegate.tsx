import { useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import type { Delegate } from '../../../contract/delegates.ts';
import { useListDelegatesQuery } from '../../api/delegatesApi';
import { paths } from '../../lib/paths';
import { Asked, Page } from '../../ui';

type Props = {
  /** If not, the list opens. */
  when: (delegate: Delegate) => boolean;
  children: (delegate: Delegate) => ReactNode;
};

export function OneDelegate({ when, children }: Props) {
  const { id } = useParams();
  const list = useListDelegatesQuery();
  const [found, setFound] = useState<Delegate>();
  const listed = list.data?.delegates.find(({ linkId }) => linkId === id);
  if (listed && found?.linkId !== id) setFound(listed);
  if (found && found.linkId === id) return when(found) ? children(found) : <Navigate to={paths.dependents} replace />;
  return (
    <Page titleKey="delegates.title">
      <Asked query={list}>{() => <Navigate to={paths.dependents} replace />}</Asked>
    </Page>
  );
}
