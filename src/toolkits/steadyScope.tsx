import { type ComponentType, createContext, memo, useContext } from 'react';
import type { ProviderProps } from './adapter';

const BuilderContext = createContext<ProviderProps['children']>(null);
const BuilderSlot = () => <>{useContext(BuilderContext)}</>;

/**
 * A provider that is rendered for a new colour mode only. The providers of some toolkits give their controls a new
 * context at each render, which renders every control of the builder at each key.
 */
export function steadyScope(Provider: ComponentType<ProviderProps>) {
  const Steady = memo(function Steady({ colorMode }: Pick<ProviderProps, 'colorMode'>) {
    return (
      <Provider colorMode={colorMode}>
        <BuilderSlot />
      </Provider>
    );
  });
  return ({ colorMode, children }: ProviderProps) => (
    <BuilderContext.Provider value={children}>
      <Steady colorMode={colorMode} />
    </BuilderContext.Provider>
  );
}
