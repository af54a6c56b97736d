import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Page, PortalForm, Radios } from '../../ui';

type Choosable = { patientId: string; name: string; isOpen: boolean; mayBook: boolean };

type Props = {
  people: readonly Choosable[];
  chosenId: string | null;
  progress: string;
  notice: ReactNode;
  onChoose: (patientId: string | null) => void;
};

export function WhoStep({ people, chosenId, progress, notice, onChoose }: Props) {
  const { t } = useTranslation();
  const me = { value: '', label: t('booking.who.me') };
  const textOf = ({ name, isOpen, mayBook }: Choosable): string =>
    mayBook ? name : t(isOpen ? 'booking.who.noBooking' : 'booking.who.noAccess', { name });
  const others = people.map((person) => ({
    value: person.patientId,
    disabled: !person.mayBook,
    label: textOf(person),
  }));
  return (
    <Page titleKey="booking.who.title" lead={progress}>
      {notice}
      <PortalForm
        initialValues={{ patientId: chosenId ?? '' }}
        validate={() => ({})}
        onSubmit={async ({ patientId }) => {
          onChoose(patientId || null);
          return undefined;
        }}
      >
        {() => (
          <>
            <Radios name="patientId" label={t('booking.who.title')} labelHidden options={[me, ...others]} />
            <div>
              <Button type="submit">{t('booking.who.next')}</Button>
            </div>
          </>
        )}
      </PortalForm>
    </Page>
  );
}
