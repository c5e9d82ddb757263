"""Runs Orca, and prints what it announces.

Each line on standard output is an object: {"announced": text}, {"live": text} for what a live region says, {"key": name} once a key has been let go, or
{"quiet": n}, the answer to the line n on standard input, given as soon as nothing is left for Orca to do, after
{"focusMode": whether keys go to the page and not to Orca}. A slow computer delays the answer, and does not change what was announced
before it.
"""

import json
import os
import sys
import tempfile

import gi

gi.require_version("Atspi", "2.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Atspi, GLib
from orca import event_manager, input_event, liveregions, orca, orca_state, settings, speech
from orca.event_manager import EventManager
from orca.orca_platform import version


def report(kind, value):
    sys.stdout.write(json.dumps({kind: value}, ensure_ascii=False) + "\n")
    sys.stdout.flush()


class CountedTimeouts:
    """Replaces GLib where Orca schedules a callback, and counts the pending ones."""

    pending = 0

    def __getattr__(self, name):
        return getattr(GLib, name)

    def timeout_add(self, delay, function, *arguments):
        CountedTimeouts.pending += 1

        def run():
            again = False
            try:
                again = function(*arguments)
            finally:
                if not again:
                    CountedTimeouts.pending -= 1
            return again

        return GLib.timeout_add(delay, run)


def speak_all(utterances, _progress):
    for context, _voice in utterances:
        report("announced", context.utterance)


def write_speech_down():
    """Live regions apart: whether they come before or after what has the focus is a race."""
    pump = liveregions.LiveRegionManager.pumpMessages
    kind = "announced"

    def pump_noted(manager):
        nonlocal kind
        kind = "live"
        try:
            return pump(manager)
        finally:
            kind = "announced"

    liveregions.LiveRegionManager.pumpMessages = pump_noted
    speech.init = lambda: None
    speech._speak = lambda text, _voice, _interrupt: report(kind, text)
    speech.speakCharacter = lambda character, acss=None: report("announced", character)
    speech.speakKeyEvent = lambda _event, acss=None: None
    speech.sayAll = speak_all


def note_keys():
    process = input_event.KeyboardEvent.process

    def noted(event):
        result = process(event)
        if not event.isPressedKey():
            report("key", event.event_string)
        return result

    input_event.KeyboardEvent.process = noted


def do_not_hurry():
    """Whatever Orca leaves out when it is late would make what it says a matter of the computer's speed."""
    input_event.GLib = liveregions.GLib = CountedTimeouts()
    EventManager._inFlood = lambda _manager: False
    EventManager._inDeluge = lambda _manager: False
    settings.timeoutTime = 0
    Atspi.set_timeout(60_000, 60_000)


def round_trip():
    """What the browser sent before it answers has arrived by then."""
    try:
        orca_state.activeWindow.queryComponent().getExtents(0)
    except Exception:
        # No window yet, or no more.
        pass


def ask_for_states_anew():
    """libatspi keeps what it has asked for. A state that changes meanwhile, such as a form's that is being sent, may stay as it was."""
    if orca_state.activeWindow:
        browser = orca_state.activeWindow.getApplication()
        Atspi.Accessible.set_cache_mask(browser, Atspi.Cache(Atspi.Cache.ALL & ~Atspi.Cache.STATES))


def answer(asked):
    manager = event_manager.getManager()
    if CountedTimeouts.pending > 0 or not manager._eventQueue.empty():
        GLib.timeout_add(20, lambda: ask(asked))
    else:
        ask_for_states_anew()
        script = orca_state.activeScript
        report("focusMode", bool(script and getattr(script, "inFocusMode", bool)()))
        report("quiet", asked)
    return False


def ask(asked):
    round_trip()
    GLib.idle_add(answer, asked, priority=GLib.PRIORITY_LOW)
    return False


def on_question(source, _condition):
    line = source.readline()
    if not line:
        os._exit(0)
    ask(int(line))
    return True


def main():
    write_speech_down()
    note_keys()
    do_not_hurry()
    choices = {
        "enableBraille": False,
        "enableBrailleMonitor": False,
        "enableSound": False,
        "enableKeyEcho": False,
        "sayAllOnLoad": False,
        "pageSummaryOnLoad": False,
    }
    for name, value in choices.items():
        setattr(settings, name, value)
    orca.getSettingsManager().activate(tempfile.mkdtemp(prefix="orca-"), choices)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, on_question)
    report("version", version)
    return orca.main()


sys.exit(main())
