import { serve } from '../serve';
import { createSpel } from './engine';

serve(createSpel);
