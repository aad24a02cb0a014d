import { serve } from '../serve';
import { createCel } from './engine';

serve(createCel);
