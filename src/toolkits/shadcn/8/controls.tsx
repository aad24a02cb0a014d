import { Checkbox, RadioGroup, Switch } from 'radix-ui';
import { controlsOf, nativeOptions } from '../../8/controlsOf';

/** How shadcn/ui shows the focus, and what is disabled. */
const states =
  'outline-hidden focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50 disabled:cursor-not-allowed disabled:opacity-50';
const field = `${states} max-w-full min-w-0 rounded-md border border-input bg-background px-2 py-1 text-base shadow-xs placeholder:text-muted-foreground md:text-sm`;
const tick = `${states} shrink-0 border border-input shadow-xs data-[state=checked]:border-primary data-[state=checked]:bg-primary`;
const label = 'inline-flex items-center gap-2 text-sm';

const Icon = ({ path, className }: { path: string; className: string }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className={className} aria-hidden="true">
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/**
 * Controls with the look of shadcn/ui, made of Radix, each with an accessible name. Lists are shadcn's Native Select: Radix
 * Select takes no empty value and no second choice, renders the options of every closed list (1,000 lists in a query of 500
 * rules), and hides the rest of the page while it is open.
 */
export const shadcnControls = controlsOf({
  Button: ({ className = '', ...props }) => (
    <button
      type="button"
      {...props}
      className={`${states} inline-flex h-8 shrink-0 items-center justify-center gap-2 rounded-md border border-border bg-background px-2 font-medium text-sm whitespace-nowrap shadow-xs enabled:cursor-pointer enabled:hover:bg-accent enabled:hover:text-accent-foreground ${className}`}
    />
  ),
  Text: ({ className = '', onChange, ...props }) => (
    <input
      {...props}
      className={`${field} h-8 ${props.type === 'number' ? 'w-32' : 'w-44'} ${className}`}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Area: ({ className = '', onChange, ...props }) => (
    <textarea
      {...props}
      className={`${field} min-h-16 w-64 ${className}`}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  List: ({ className = '', groups, onChange, ...props }) => (
    <span className="relative inline-flex max-w-full items-center">
      <select
        {...props}
        className={`${field} h-8 w-full cursor-pointer appearance-none pr-7 ${className}`}
        onChange={(event) => onChange(event.target.value)}
      >
        {nativeOptions(groups)}
      </select>
      <Icon path="m6 9 6 6 6-6" className="pointer-events-none absolute right-2 size-4 opacity-50" />
    </span>
  ),
  Several: ({ className = '', groups, onChange, ...props }) => (
    <select
      {...props}
      multiple
      className={`${field} w-52 cursor-pointer ${className}`}
      onChange={(event) => onChange(Array.from(event.target.selectedOptions, ({ value }) => value))}
    >
      {nativeOptions(groups)}
    </select>
  ),
  Radios: ({ className = '', options, onChange, ...props }) => (
    <RadioGroup.Root
      {...props}
      className={`inline-flex flex-wrap gap-x-4 gap-y-1 ${className}`}
      onValueChange={onChange}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: Radix' item is a button, which a label names.
        <label key={option.name} className={label}>
          <RadioGroup.Item value={option.name} className={`${tick} size-5 rounded-full`}>
            <RadioGroup.Indicator className="flex items-center justify-center">
              <span className="size-2 rounded-full bg-primary-foreground" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
          {option.label}
        </label>
      ))}
    </RadioGroup.Root>
  ),
  Check: ({ className = '', title, value, onChange, children, ...props }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: Radix' checkbox is a button, which a label names.
    <label className={`${label} ${className}`} title={title}>
      <Checkbox.Root
        {...props}
        checked={value}
        onCheckedChange={(state) => onChange(state === true)}
        className={`${tick} size-5 rounded-[4px]`}
      >
        <Checkbox.Indicator className="flex items-center justify-center text-primary-foreground">
          <Icon path="M20 6 9 17l-5-5" className="size-4" />
        </Checkbox.Indicator>
      </Checkbox.Root>
      {children}
    </label>
  ),
  Switch: ({ className = '', title, value, onChange, children, ...props }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: Radix' switch is a button, which a label names.
    <label className={`${label} ${className}`} title={title}>
      <Switch.Root
        {...props}
        checked={value}
        onCheckedChange={onChange}
        className={`${tick} inline-flex h-6 w-10 items-center rounded-full bg-input`}
      >
        <Switch.Thumb className="ml-0.5 block size-4.5 rounded-full bg-background data-[state=checked]:ml-4.5" />
      </Switch.Root>
      {children}
    </label>
  ),
});
