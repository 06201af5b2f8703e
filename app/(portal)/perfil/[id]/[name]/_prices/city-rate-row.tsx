'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useUndoable } from '@/app/_features/graphql/use-undoable';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import textStyles from '@/app/_ui/theme/text.module.css';
import { CREATE_TAXATION_PRICE, DELETE_TAXATION_PRICE } from '@/lib/taxes/agency-prices/writes';
import prices from './prices.module.css';
import type { ShownRate } from './shown-rate';
import { useRateText } from './use-rate-text';

type Props = { rate: ShownRate; editable: boolean; onEdit: () => void };

/** A city: the catalogue's rate below its name, and the one that quotations take at the right. */
export function CityRateRow({ rate, editable, onEdit }: Props) {
  const t = useTranslations('profile.rates');
  const text = useRateText();
  const removing = useUndoable(DELETE_TAXATION_PRICE, CREATE_TAXATION_PRICE);
  const { city, own } = rate;
  const catalogue = rate.rate === null ? null : text(rate.rate, rate.unity);
  const note = rate.unconfirmed ? t('unconfirmed') : t('confirmed');

  const remove = ({ id, price, unity }: NonNullable<ShownRate['own']>) =>
    removing.press(
      { id },
      {
        pricesTaxationId: rate.pricesTaxationId,
        price,
        unity: unity === 'PERCENT' ? 'PERCENT' : 'PER_MIL',
      },
      catalogue ? t('removed', { city, rate: catalogue }) : t('removedNone', { city }),
    );

  return (
    <li className={prices.rate}>
      <div className={prices.words}>
        <span className={textStyles.strong}>{city}</span>
        <span className={textStyles.small}>
          {catalogue ? t('catalogue', { rate: catalogue, note }) : t('noCatalogue')}
        </span>
      </div>
      <div className={prices.used}>
        {own ? <strong>{text(own.price, own.unity)}</strong> : <span>{catalogue}</span>}
        {own && <SoftBadge tone="green">{t('own')}</SoftBadge>}
      </div>
      {editable && (
        <div className={prices.actions}>
          <Button
            variant="default"
            size="xs"
            aria-label={t(own ? 'changeLabel' : 'setLabel', { city })}
            onClick={onEdit}
          >
            {own ? t('change') : t('set')}
          </Button>
          {own && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={t('removeLabel', { city })}
              onClick={() => void remove(own)}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
