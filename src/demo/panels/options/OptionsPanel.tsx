import Link from '@docusaurus/Link';
import { nestedColumns } from '@site/src/dataset/nested';
import controls from '@site/src/ui/controls.module.css';
import { Select } from '@site/src/ui/Select';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { type Choice, type ChoiceId, type OptionId, type Options, optionGroups } from '../../releases/DemoRelease';
import { type ExplainedOption, explainedOptions } from '../../releases/optionTexts';
import { useRelease } from '../../releases/useRelease';
import { runIntent } from '../../run/runIntent';
import { choicesOf, initialOptions, releaseDefaults } from '../../store/options';
import { demoStore, useDemo } from '../../store/state';
import { useKept } from '../../store/useKept';
import { matchesFilter } from './matchesFilter';
import styles from './OptionsPanel.module.css';

/** Sets every option, and every choice to its default. */
const setAll = (options: Options) => {
  demoStore.resetChoices();
  demoStore.setOptions(options);
};

const groups = Object.entries(optionGroups) as [keyof typeof optionGroups, string][];

/**
 * Every option of the builder, with a filter. The panel is a sheet at the bottom of the window (Panels.module.css), so that
 * the builder stays in view while an option changes it.
 */
export default function OptionsPanel() {
  const { options, choices } = useDemo();
  const release = useRelease();
  const all = explainedOptions(release);
  const [filter, setFilter] = useKept('options-filter', '');
  const found = all.filter(([, option]) => matchesFilter(option, filter));
  const changed = all.filter(([id, { byDefault }]) => Boolean(options[id]) !== byDefault);
  const allChoices = choicesOf(release);
  const foundChoices = allChoices.filter(([, choice]) => matchesFilter(choice, filter));
  const chosen = allChoices.filter(([id]) => choices[id] !== undefined);
  const count = { all: all.length + allChoices.length, found: found.length + foundChoices.length };
  const note = useId();
  return (
    <div>
      <div className={styles.head}>
        <input
          type="search"
          className={clsx(controls.field, styles.filter)}
          aria-label="Filter options"
          aria-describedby={note}
          placeholder="Filter options"
          value={filter}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          onChange={(event) => setFilter(event.target.value)}
        />
        <p id={note} className={styles.count} role="status">
          {filter
            ? `${count.found} of ${count.all} options`
            : `${changed.length + chosen.length} differ from the library’s defaults`}
        </p>
        <div className={styles.resets}>
          <button type="button" className={controls.button} onClick={() => setAll(releaseDefaults(release))}>
            Reset to defaults
          </button>
          <button type="button" className={controls.button} onClick={() => setAll(initialOptions(release))}>
            Use the demo’s options
          </button>
        </div>
      </div>
      {count.found === 0 && <p>No option matches “{filter}”.</p>}
      <div className={styles.body}>
        {groups.map(([group, title]) => {
          const shown = found.filter(([, option]) => option.group === group);
          const shownChoices = foundChoices.filter(([, choice]) => choice.group === group);
          return (
            shown.length + shownChoices.length > 0 && (
              <fieldset key={group}>
                <legend>{title}</legend>
                {shown.map(([id, option]) => (
                  <OptionSwitch key={id} id={id} option={option} isOn={Boolean(options[id])} />
                ))}
                {shownChoices.map(([id, choice]) => (
                  <ChoiceSelect key={id} id={id} choice={choice} chosen={choices[id]} />
                ))}
              </fieldset>
            )
          );
        })}
      </div>
      {release.fields.some((field) => 'matchModes' in field) && <ListColumns />}
    </div>
  );
}

/** How the columns of lists came about, which have match modes in place of operators. */
const ListColumns = () => (
  <p className={controls.note}>
    Fields of lists have match modes:{' '}
    {nestedColumns.map(({ label, derivation }) => `“${label}”: ${derivation}`).join(' ')}
  </p>
);

function OptionSwitch({ id, option, isOn }: { id: OptionId; option: ExplainedOption; isOn: boolean }) {
  const { label, byDefault } = option;
  return (
    <div className={styles.option}>
      <label>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={isOn}
          aria-describedby={`about-${id}`}
          onChange={(event) => {
            demoStore.setOptions({ [id]: event.target.checked });
            // Counts come from running each rule.
            if (id === 'matchCounts') runIntent.ask();
          }}
        />
        <span>{label}</span>
        {isOn !== byDefault && <Changed />}
      </label>
      <About id={id} option={option}>
        {byDefault ? 'on' : 'off'}
      </About>
    </div>
  );
}

const Changed = () => (
  <span className={styles.changed} aria-hidden="true">
    not the default
  </span>
);

type AboutProps = { id: string; option: Pick<Choice, 'label' | 'explanation' | 'docs'>; children: ReactNode };

/** What an option does, what it is by default, and where the docs have more. */
function About({ id, option: { label, explanation, docs }, children }: AboutProps) {
  return (
    <p id={`about-${id}`}>
      {explanation} The default is {children}.{' '}
      {docs && (
        <Link to={docs} aria-label={`Docs: ${label}`}>
          Docs
        </Link>
      )}
    </p>
  );
}

function ChoiceSelect({ id, choice, chosen }: { id: ChoiceId; choice: Choice; chosen: string | undefined }) {
  const { label, items, byDefault } = choice;
  return (
    <div className={styles.option}>
      <div className={styles.choice}>
        <label htmlFor={`choice-${id}`}>{label}</label>
        <Select
          id={`choice-${id}`}
          value={chosen ?? byDefault}
          aria-describedby={`about-${id}`}
          onChoose={(next) => demoStore.setChoice(id, next === byDefault ? undefined : next)}
          items={items.map((item) => [item.id, item.label])}
        />
        {chosen !== undefined && <Changed />}
      </div>
      <About id={id} option={choice}>
        “{items.find((item) => item.id === byDefault)?.label}”
      </About>
    </div>
  );
}
