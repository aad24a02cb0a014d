import { Button, Checkbox, IconButton, Input, RadioGroup, Select, Switch, Textarea } from '@chakra-ui/react';
import { ChakraValueSelector, chakraControlElements } from '@react-querybuilder/chakra';
import { nameControls } from '../../5/namedControls';
import { byLabel, type NamedPart } from '../../nameControls';

/** Chakra's components that stand for controls, and the companion's list. */
const parts = [Button, Checkbox, IconButton, Input, RadioGroup, Select, Switch, Textarea, ChakraValueSelector];

/** The companion's controls, each with an accessible name. */
export const chakraControls = nameControls(
  chakraControlElements,
  parts.map((part): NamedPart => [part, byLabel]),
);
