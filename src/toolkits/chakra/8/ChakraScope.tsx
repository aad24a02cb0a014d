import { ChakraProvider } from 'samples-next/kits/chakra';
import type { ProviderProps } from '../../adapter';
import { EmotionStyles } from '../../EmotionStyles';
import { scopedSystem } from './scopedSystem';
import './styles.css';

/** Chakra without what it says of the whole page; the site's own `data-theme` chooses the colours. */
export function ChakraScope({ children }: ProviderProps) {
  return (
    <EmotionStyles>
      <ChakraProvider value={scopedSystem()}>{children}</ChakraProvider>
    </EmotionStyles>
  );
}
