import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { appointmentsSlice, reasonChosen } from './appointmentsSlice';
import { useDispatchHere } from './useDispatchHere';

const open = () => {
  const store = configureStore({ reducer: { appointments: appointmentsSlice.reducer } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(useDispatchHere, { wrapper });
  return { note: result.current, unmount, codeNow: () => store.getState().appointments.reason.code };
};

describe('what a page notes', () => {
  it('an action from a page reaches the store while the page is open', () => {
    const { note, codeNow } = open();
    note(reasonChosen({ code: 'skin', ownWords: '' }));
    expect(codeNow()).toBe('skin');
  });

  it('an action from a closed page does not reach the store: a late answer fills nothing that was emptied', () => {
    const { note, unmount, codeNow } = open();
    unmount();
    note(reasonChosen({ code: 'skin', ownWords: '' }));
    expect(codeNow()).toBe('');
  });
});
