'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormWide } from '@/app/_ui/form/form-grid';
import type { AgencyBrandInput } from '@/lib/agencies/inputs';
import { accentContrast, isAccent, isReadable, LEAST_CONTRAST, readableShade } from '@/lib/core/accent';
import styles from './brand.module.css';

const { TextField } = fieldsOf<AgencyBrandInput>();

/** What the product's own buttons have. */
export const USUAL_ACCENT = '#1c1a17';

/** A colour by its number or chosen with the eye; one that cannot be read is told with the nearest that can. */
export function AccentField({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('profile.brand');
  const { watch, setValue } = useFormContext<AgencyBrandInput>();
  const accent = watch('accent').trim().toLowerCase();
  const set = (value: string) =>
    setValue('accent', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const known = isAccent(accent);
  const number = (value: number) => value.toLocaleString('es-CO', { maximumFractionDigits: 1 });
  return (
    <FormWide>
      <TextField
        name="accent"
        label={t('accent')}
        description={t('accentHint')}
        placeholder={USUAL_ACCENT}
        readOnly={!mayEdit}
        className={styles.accent}
        rightSection={
          mayEdit && (
            <input
              type="color"
              className={styles.well}
              aria-label={t('chooseAccent')}
              value={known ? accent : USUAL_ACCENT}
              onChange={(event) => set(event.currentTarget.value)}
            />
          )
        }
      />
      {known && (
        <div className={styles.contrast} aria-live="polite">
          <span>
            {t(isReadable(accent) ? 'readable' : 'unreadable', {
              contrast: number(accentContrast(accent)),
              least: number(LEAST_CONTRAST),
            })}
          </span>
          {mayEdit && !isReadable(accent) && (
            <Button variant="default" size="xs" onClick={() => set(readableShade(accent))}>
              {t('useShade', { shade: readableShade(accent) })}
            </Button>
          )}
          {mayEdit && isReadable(accent) && (
            <Button variant="default" size="xs" onClick={() => set('')}>
              {t('usual')}
            </Button>
          )}
        </div>
      )}
    </FormWide>
  );
}
