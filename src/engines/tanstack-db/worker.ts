import { serve } from '../serve';
import { createTanstackDb } from './engine';

serve(createTanstackDb);
