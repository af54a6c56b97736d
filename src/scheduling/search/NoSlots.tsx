import { useTranslation, Trans } from 'react-i18next';

import type { Suggestion } from '../../../contract/appointments.ts';
import { Button, Card, Stack, Bullets, callLinks } from '../../ui';
import { useClinicTime } from '../text/useClinicTime';
import type { SearchChoice } from './searchChoice';
import { suggestedChoice } from './suggestions';

function OtherWays() {
  const { t } = useTranslation();
  return (
    <Stack $gap="m">
      <h2>{t('booking.otherWays')}</h2>
      <Bullets>
        <li>
          <Trans i18nKey="booking.otherWays.nurse" components={callLinks} />
        </li>
        <li>
          <Trans i18nKey="booking.otherWays.access" components={callLinks} />
        </li>
      </Bullets>
    </Stack>
  );
}

type Props = {
  choice: SearchChoice;
  suggestions: readonly Suggestion[];
  onSearch: (choice: SearchChoice, kind: Suggestion['kind']) => void;
};

export function NoSlots({ choice, suggestions, onSearch }: Props) {
  const { t } = useTranslation();
  const { dateText } = useClinicTime();
  const dayOf = (date: string) => dateText(date, { weekday: false, year: false });
  const textOf = (suggestion: Suggestion): string => {
    const { found: count } = suggestion;
    switch (suggestion.kind) {
      case 'wider':
        return t('booking.suggest.wider', { distance: suggestion.radiusKm, count });
      case 'later':
        return t('booking.suggest.later', { from: dayOf(suggestion.from), to: dayOf(suggestion.to), count });
      case 'anyClinic':
        return t('booking.suggest.anyClinic', { count });
    }
  };
  return (
    <Card>
      <p>{t('booking.empty.hint')}</p>
      <Stack $gap="m">
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion.kind}
            look="secondary"
            onPress={() => {
              onSearch(suggestedChoice(choice, suggestion), suggestion.kind);
            }}
          >
            {textOf(suggestion)}
          </Button>
        ))}
      </Stack>
      <OtherWays />
    </Card>
  );
}
