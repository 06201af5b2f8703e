import styles from './row-switch.module.css';

type Props = {
  label: string;
  checked: boolean;
  className: string;
  onChange: () => void;
};

/** A switch of a row that a page has a hundred of: the browser's own, with Mantine's look. */
export const RowSwitch = ({ label, className, checked, ...rest }: Props) => (
  <input
    type="checkbox"
    role="switch"
    className={`${styles.switch} ${className}`}
    aria-label={label}
    checked={checked}
    aria-checked={checked}
    {...rest}
  />
);
