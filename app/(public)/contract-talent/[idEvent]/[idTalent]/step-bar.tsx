import texts from '@/lib/i18n/messages/es/contract.json';
import { SIGNING_STEPS, type SigningScreen } from './signing-steps';
import styles from './steps.module.css';

type Props = {
  readonly screen: SigningScreen;
  readonly onShow: (screen: SigningScreen) => void;
};

/** Where one is among the three screens, and the way to each. */
export function StepBar({ screen, onShow }: Props) {
  const place = SIGNING_STEPS.indexOf(screen);
  return (
    <nav aria-label={texts.steps.title}>
      <ol className={styles.bar}>
        {SIGNING_STEPS.map((one, at) => (
          <li key={one}>
            <button
              type="button"
              className={styles.step}
              data-done={at <= place || undefined}
              aria-current={one === screen ? 'step' : undefined}
              onClick={() => onShow(one)}
            >
              {`${at + 1}. ${texts.steps[one]}`}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
