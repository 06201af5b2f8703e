import { Wordmark } from '@/app/_ui/layout/wordmark';
import text from '@/app/_ui/theme/text.module.css';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';

const COLORS = [
  ['page', 'Página'],
  ['surface', 'Superficie'],
  ['hover', 'Bajo el cursor'],
  ['selected', 'Elegido'],
  ['line', 'Línea'],
  ['border', 'Borde'],
  ['dimmed', 'Texto tenue'],
  ['primary', 'Principal'],
  ['accent', 'Acento'],
  ['second', 'Segundo acento'],
  ['success', 'Éxito'],
  ['error', 'Error'],
] as const;

export function BaseSection() {
  return (
    <GuideSection id="base" title="Base">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Wordmark name="Elenco" size="lg" />
          <Wordmark name="Elenco" />
          <Wordmark name="Elenco" size="sm" />
        </div>
        <div>
          <p className={styles.display}>Lanzamiento Colección Resort 2027</p>
          <p>
            Geist a 14 px para todo lo que se lee o se oprime. <strong>Negrita de 600</strong> solo en
            totales.
          </p>
          <p className={text.small}>12 px para lo que acompaña: descripciones, pies, encabezados de tabla.</p>
        </div>
        <div className={styles.swatches}>
          {COLORS.map(([token, name]) => (
            <div key={token}>
              <div className={styles.swatch} style={{ background: `var(--color-${token})` }} />
              <p className={styles.name}>{name}</p>
            </div>
          ))}
        </div>
      </div>
    </GuideSection>
  );
}
