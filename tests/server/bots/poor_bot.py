"""A bot with one bad habit: `sleeps`, `guesses` or `babbles` once the match has begun."""

from __future__ import annotations

import json
import sys
import time

from websockets.sync.client import connect

habit, link = sys.argv[1:]
server, _, room = link.removeprefix("http").partition("/room/")

with connect(f"ws{server}/api/rooms/{room}/meet") as lobby:
    assert lobby.response is not None
    cookie = lobby.response.headers["Set-Cookie"].partition(";")[0]
    lobby.send(json.dumps({"type": "join", "name": habit}))
    lobby.send(json.dumps({"type": "ready", "on": True}))
    while not (now := json.loads(lobby.recv())).get("playing"):
        pass

play = f"ws{server}/api/matches/{now['match']}/play"
with connect(play, additional_headers={"Cookie": cookie}) as match:
    while (scene := json.loads(match.recv())).get("over") is not True:
        if scene["type"] != "scene" or scene["question"] is None:
            continue
        if habit == "sleeps":
            time.sleep(60)
        if habit == "guesses":
            match.send(json.dumps({"type": "decide", "revision": scene["revision"], "option": "?"}))
        if habit == "babbles":
            match.send("Good evening!")
        option = scene["question"]["options"][0]["option"]
        match.send(json.dumps({"type": "decide", "revision": scene["revision"], "option": option}))
