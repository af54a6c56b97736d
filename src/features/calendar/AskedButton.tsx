import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AlertDialog, Button, Cluster } from '../../ui';

type Props = {
  /** What is asked first, and what happens then. */
  question: string;
  consequence: string;
  busy: string | false;
  onPress: () => void;
  /** The verb, on the button and in the answer. */
  children: string;
};

/** A button whose deed cannot be taken back: it asks once. */
export function AskedButton({ question, consequence, busy, onPress, children }: Props) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <>
      <Button
        look="secondary"
        busy={busy}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {children}
      </Button>
      {isAsking && (
        <AlertDialog title={question} text={consequence} onDismiss={close}>
          <Cluster>
            <Button look="secondary" onPress={close}>
              {t('calendar.keep')}
            </Button>
            <Button
              look="warning"
              onPress={() => {
                close();
                onPress();
              }}
            >
              {children}
            </Button>
          </Cluster>
        </AlertDialog>
      )}
    </>
  );
}
